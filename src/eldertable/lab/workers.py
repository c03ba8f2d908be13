"""Many small jobs on several cores. Results come in the order of the jobs, so they do not depend on the number of cores."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any, TypeVar

from eldertable.kernel import BadOption, EldertableError

Job = TypeVar("Job")
Result = TypeVar("Result")

AHEAD = 4
"""How many jobs per worker are handed out before their results are fetched."""

_task: Callable[[Any], Any] | None = None


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def hands(workers: int | None) -> int:
    """How many workers there shall be; left open, one per core."""
    if workers is not None and workers < 1:
        raise BadOption(f"{workers} workers can do nothing; allowed: 1 or more")
    return cores() if workers is None else workers


def in_order(task: Callable[[Job], Result], jobs: Iterable[Job], workers: int) -> Iterator[Result]:
    """The result of every job, in order. To stop early just stop asking: jobs that have begun are finished."""
    if workers <= 1:
        yield from map(task, jobs)
        return
    # Workers start afresh instead of as forks: a fork would copy the locks of a progress bar's thread.
    with ProcessPoolExecutor(workers, get_context("spawn"), _enter, (task,)) as pool:
        waiting = iter(jobs)
        with _ctrl_c_can_wait():
            running = deque(pool.submit(_work, job) for job in islice(waiting, workers * AHEAD))
        try:
            while running:
                result = running.popleft().result()
                running.extend(pool.submit(_work, job) for job in islice(waiting, 1))
                yield result
        except BrokenProcessPool:
            raise EldertableError("a worker died, perhaps for lack of memory; try fewer workers") from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


@contextmanager
def _ctrl_c_can_wait() -> Iterator[None]:
    """Hold Ctrl-C back until after this. Processes started meanwhile ignore it, so that none dies loudly while it starts."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_with_parent() -> None:
    """Call it in a worker: it then ends when its parent dies, which if killed cannot tell its workers to stop."""
    parent = parent_process()
    if parent is not None:
        Thread(target=_outlive, args=(parent,), daemon=True).start()


def _outlive(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)


def _enter(task: Callable[[Any], Any]) -> None:
    """Keep the task, which may be large, in this worker. At Ctrl-C it just exits: its parent has all results so far."""
    global _task
    _task = task
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _work(job: Any) -> Any:
    assert _task is not None
    return _task(job)

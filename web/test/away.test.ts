import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { answers, untilThere } from "../src/lib/away";

describe("waiting for a server", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("what stands before a server is no server", async () => {
    const asked = (status: number) => answers(() => Promise.resolve(new Response(null, { status })));
    expect([await asked(200), await asked(404), await asked(502)]).toEqual([true, true, false]);
    expect(await answers(() => Promise.reject(new TypeError("refused")))).toBe(false);
  });

  test("it is tried ever more rarely until it succeeds", async () => {
    const told = [false, false, true];
    const attempt = vi.fn(() => Promise.resolve(told.shift() ?? true));
    untilThere(attempt);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(attempt).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(attempt).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(attempt).toHaveBeenCalledTimes(3);
  });

  test("at once when the line is back, and not any more once it is over", async () => {
    const attempt = vi.fn(() => Promise.resolve(false));
    const end = untilThere(attempt);
    dispatchEvent(new Event("online"));
    expect(attempt).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(0);
    end();
    await vi.advanceTimersByTimeAsync(60_000);
    dispatchEvent(new Event("online"));
    expect(attempt).toHaveBeenCalledTimes(1);
  });
});

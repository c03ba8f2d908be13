"""Every sign explains itself: whatever lies or is counted on a table has a sentence, in every language."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

import eldertable as et
from eldertable.kernel.scene import Scene
from eldertable.lab.covering import covering

NAMES = sorted(et.games())
DECISIONS = 60


def scenes(name: str, locale: str, modules: bool) -> list[Scene]:
    """Positions on the way through random games, with and without optional modules."""
    game = et.game(name)
    found = []
    for seats in game.seats:
        mixed = game.fullest(seats) if modules else ()
        for seed, options in enumerate((*(() if modules else game.variants(seats)), *mixed)):
            state, dice = game.new(seats, seed=seed, options=options), Random(seed)
            for number in range(DECISIONS):
                if state.decision is None:
                    break
                state.play(dice.choice(state.legal()))
                if number % 20 == 19:
                    found.append(game.scene(state, 0, locale))
    return found


def silent(scene: Scene) -> set[str]:
    """What says nothing of its own: counters, and pieces without a text."""
    still = scene.still
    kinds = {zone.id: zone.kind for zone in still.zones}
    tips = {zone.id: zone.tip for zone in still.zones}
    told = {(tally.kind, tally.icon): tally.about for tally in still.tallies}
    faces = {face.id: face for face in still.faces}
    pieces = {kind.id: kind.about for kind in still.kinds}
    found = set()
    for counter in scene.moving.counters:
        words = told.get((kinds[counter.zone], counter.icon)) or ("" if counter.icon else tips[counter.zone])
        if not words and not (kinds[counter.zone] == "round" and not counter.icon):
            found.add(f"counter {kinds[counter.zone]} {counter.icon}".strip())
        elif words:
            assert len(words.split()) > len(counter.label.split()) + 1, (counter.label, words)
    for piece in scene.moving.pieces:
        face = faces.get(piece.face or "")
        if not ((face and (face.text or face.about)) or pieces.get(piece.kind)):
            found.add(f"piece {piece.kind}")
    return found


@pytest.mark.parametrize(
    ("name", "locale"), [(name, lang) for name in NAMES for lang in et.game(name).locales]
)
def test_whatever_lies_on_a_table_or_is_counted_says_what_it_is_for(name: str, locale: str) -> None:
    assert set().union(*(silent(scene) for scene in scenes(name, locale, modules=False))) == set()


def test_whatever_modules_lay_on_a_table_or_count_says_what_it_is_for() -> None:
    """Alone, two, three and six have different modules; the last seat may be one that only some tables have."""
    game, found = et.game("cultistorm"), set[str]()
    for seats in (1, 2, 3, 6):
        mixed = [*game.fullest(seats), *islice(covering(game, seats), 3)]
        for seed, options in enumerate(mixed):
            state, dice = game.new(seats, seed=seed, options=options, unattended=True), Random(seed)
            for number in range(DECISIONS):
                if state.decision is None:
                    break
                state.play(dice.choice(state.legal()))
                if number % 20 == 19:
                    found |= silent(game.scene(state, 0)) | silent(game.scene(state, seats - 1))
    assert found == set()


@pytest.mark.parametrize("name", NAMES)
def test_places_of_modules_say_at_least_when_they_are_used(name: str) -> None:
    for scene in scenes(name, "en", modules=True):
        zones = {zone.id: zone for zone in scene.still.zones}
        for counter in scene.moving.counters:
            assert zones[counter.zone].tip or zones[counter.zone].used, counter.label
        for piece in scene.moving.pieces:
            assert zones[piece.zone].tip or zones[piece.zone].used, piece


def test_danger_is_told_where_a_counter_is_full() -> None:
    game = et.game("cultistorm")
    tallies = {(one.kind, one.icon): one.danger for one in game.still(game.new(3, seed=1)).tallies}
    assert {key for key, danger in tallies.items() if danger} == {
        ("mind", "mad"),
        ("mind", "ongoing"),
        ("mind", "general"),
        ("limit", ""),
        ("circle", "crystal"),
    }
    every = game.still(game.new(3, seed=1, options={"victims": True, "diseases": True, "inkblots": True}))
    assert {(one.kind, one.icon) for one in every.tallies if one.danger} - tallies.keys() == {
        ("civilians-lost", "civilian-lost"),
        ("strains", "city"),
        ("blots", ""),
    }


LONG_ENOUGH = 9
"""Fewer words than this say what a sign is called, and not what it is for."""


def test_tokens_of_eldritch_arkham_say_what_they_are_for_and_how_one_gets_or_loses_them() -> None:
    game = et.game("eldritch-arkham")
    still = game.still(game.new(6, seed=1))
    told = [tally.about for tally in still.tallies] + [kind.about for kind in still.kinds if kind.about]
    told += [face.about for face in still.faces if face.about]
    assert len(told) > 40
    thin = [about for about in told if len(about.split()) < LONG_ENOUGH or "board tells" in about]
    assert not thin

"""A campaign at the web table: begun from the lobby, played mission by mission, saved as a file and opened again."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Route, ViewportSize, expect

from tests.browser.people import DEAL, People, Person, Table
from tests.browser.test_replay import RECORD, dropped
from tests.match.test_campaign import FIRST_FORMAT, begun, play_out

CULTISTORM = "Cultistorm"
SIZES: tuple[ViewportSize, ...] = (
    {"width": 1440, "height": 900},
    {"width": 1024, "height": 768},
    {"width": 390, "height": 844},
)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a campaign whose first two missions were played."""
    campaign = begun()
    for seed in (3, 4):
        campaign.take(play_out(campaign.next(seed=seed), seed))
    path = tmp_path_factory.mktemp("campaign") / "storm.json"
    campaign.save(path)
    return path


def deal(person: Person) -> None:
    """Every table of a campaign gets the same dice in each run."""

    def seeded(route: Route) -> None:
        route.continue_(post_data={**(route.request.post_data_json or {}), "seed": DEAL})

    person.context.route("**/api/campaigns/*/table*", seeded)


def begins(person: Person, *added: str) -> None:
    """Somebody begins a campaign from the game's card, with bots in the other seats, and with this in all missions."""
    person.enters(CULTISTORM)
    person.game(CULTISTORM).get_by_role("button", name=f"{person.words('campaign')}…").click()
    dialog = person.dialog("campaignOf", "Storm of cultists")
    dialog.get_by_label(person.words("nickname")).fill(person.name)
    if added:
        dialog.get_by_text(person.words("campaignAdditions")).click()
    for name in added:
        dialog.get_by_label(name).check()
    person.must_be_accessible()
    person.button("beginCampaign", within=dialog).click()
    expect(person.page.get_by_role("heading", name="First Drops").first).to_be_visible()


def brings(person: Person, path: Path) -> None:
    """Somebody opens a campaign's file in the lobby."""
    person.enters(CULTISTORM)
    person.page.get_by_label(person.words("openCampaign")).set_input_files(path)


def plays_mission(person: Person, dice: Random) -> None:
    """Somebody opens the next table and plays there, by clicking on whatever can be clicked, until the mission is over."""
    person.button("openMission").click()
    table = person.table()
    table.plays_to_the_end(dice)
    expect(Table(person).ending).to_be_visible()
    person.link("toCampaign").first.click()


def stands(person: Person) -> list[str]:
    """How each mission stands, as it is written on the road."""
    return person.page.locator(".road .stands").all_inner_texts()


def test_two_missions_are_played_one_after_another(people: People) -> None:
    ida = people.come()
    deal(ida)
    begins(ida)
    address = ida.page.url
    assert stands(ida) == ["next", *["to come"] * 6]
    plays_mission(ida, Random(1))
    expect(ida.page).to_have_url(address)
    expect(ida.page.get_by_role("heading", name="The Missing Clerk").first).to_be_visible()
    first = stands(ida)
    assert first[0] in ("won", "lost")
    assert first[1:] == ["next", *["to come"] * 5]
    before = ida.page.locator(".sheets h3").all_inner_texts()
    ida.must_be_accessible()
    ida.shot("campaign-after-one")
    plays_mission(ida, Random(2))
    expect(ida.page.get_by_role("heading", name="Ink and Fever").first).to_be_visible()
    second = stands(ida)
    assert second[0] == first[0]
    assert second[1] in ("won", "lost")
    assert second[2:] == ["next", *["to come"] * 4]
    assert ida.page.locator(".fortunes b").count() == 2
    # Whoever has come through unhurt is who they were; only the dead are replaced.
    after = ida.page.locator(".sheets h3").all_inner_texts()
    scars = ida.page.locator(".sheets .scars").all_inner_texts()
    unhurt = [seat for seat, told in enumerate(scars) if "no scar" in told]
    assert unhurt
    assert [after[seat] for seat in unhurt] == [before[seat] for seat in unhurt]
    # The lobby remembers it.
    ida.enters(CULTISTORM)
    ida.page.get_by_role("region", name=ida.words("myCampaigns")).get_by_role("link").click()
    expect(ida.page).to_have_url(address)


def test_stories_and_creatures_are_agreed_on_for_all_missions(people: People) -> None:
    ida = people.come()
    deal(ida)
    begins(ida, "stories with their effects", "Gate Hounds")
    agreed = ida.page.get_by_role("list", name=ida.words("campaignAgreed")).get_by_role("listitem")
    expect(agreed).to_have_text(["Creatures: Gate Hounds", "Stories: stories with their effects"])
    ida.must_hear_only_their_language()
    ida.shot("campaign-agreed")
    ida.button("openMission").click()
    expect(ida.page.locator("#board")).to_contain_text("Stories")
    options = ida.page.evaluate(
        """async () => {
            const [{ id }] = JSON.parse(localStorage['eldertable.tables']);
            return (await (await fetch(`/api/tables/${id}`)).json()).options;
        }"""
    )
    assert (options["mission"], options["narrative"], options["creatures"]) == ("1", "effects", ["CR1"])


def test_a_friend_elsewhere_sits_down_and_has_the_same_place_in_the_next_mission(people: People) -> None:
    ida, bo = people.come(), people.come("Bo")
    ida.enters(CULTISTORM)
    ida.game(CULTISTORM).get_by_role("button", name=f"{ida.words('campaign')}…").click()
    dialog = ida.dialog("campaignOf", "Storm of cultists")
    dialog.get_by_role("combobox", name=ida.words("seat", 2)).select_option("open")
    ida.button("beginCampaign", within=dialog).click()
    ida.button("openMission").click()
    ida.page.wait_for_url("**/table/**")
    bo.sits_down(ida.page.url)
    expect(bo.page.locator("#board")).to_be_visible()
    path = ida.page.evaluate("JSON.parse(localStorage['eldertable.campaigns'])[0].id")
    # Bo looks at the campaign: his device knows that he plays there, and has the way back to the table.
    bo.opens(f"/campaign/{path}")
    expect(bo.page.locator(".sheets")).to_contain_text("Bo")
    bo.page.get_by_role("link", name="To the table: it is being played").click()
    expect(bo.page.locator("#board")).to_be_visible()
    first = bo.page.url
    # A stranger with the link sees the road, and cannot open anything.
    cy = people.come("Cy")
    cy.opens(f"/campaign/{path}")
    expect(cy.page.get_by_role("link", name="To the table: it is being played")).to_be_visible()
    # The game is broken off, so it is played again: Ida opens the next table, and Bo sits there in one click.
    ida.page.evaluate(
        """async () => {
            const [{ id, host }] = JSON.parse(localStorage['eldertable.tables']);
            const headers = { Authorization: `Bearer ${host}` };
            await fetch(`/api/tables/${id}`, { method: 'DELETE', headers });
        }"""
    )
    ida.opens(f"/campaign/{path}")
    ida.button("openMission").click()
    expect(ida.page.locator("#board")).to_be_visible()
    bo.opens(f"/campaign/{path}")
    bo.page.get_by_role("link", name="To the table: it is being played").click()
    expect(bo.page.locator("#board")).to_be_visible()
    assert bo.page.url == ida.page.url != first
    own = bo.page.get_by_role("region", name=bo.words("yourMat"))
    expect(own).to_contain_text("Bo")


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_page_can_be_read_by_everybody(people: People, file: Path, lang: str, theme: str) -> None:
    ida = people.come(lang=lang)
    ida.enters(CULTISTORM)
    ida.prefers(themes=theme)
    brings(ida, file)
    expect(ida.page.get_by_role("heading", name="Ink and Fever").first).to_be_visible()
    ida.page.locator("summary").first.click()
    for size in SIZES:
        ida.page.set_viewport_size(size)
        assert ida.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        ida.shot(f"campaign-{lang}-{theme}-{size['width']}")
        ida.must_be_accessible()
        ida.must_hear_only_their_language()
        ida.must_be_able_to_read()


def test_a_file_is_saved_opened_and_watched(people: People, file: Path, tmp_path: Path) -> None:
    ida = people.come()
    brings(ida, file)
    expect(ida.page.get_by_role("heading", name="Ink and Fever").first).to_be_visible()
    with ida.page.expect_download() as saving:
        ida.link("saveCampaign").click()
    saved = tmp_path / "saved.json"
    saving.value.save_as(saved)
    assert json.loads(saved.read_text())["played"] == json.loads(file.read_text())["played"]
    # By the keyboard alone: the first mission again, from the file.
    watch = ida.button("watchMission", 1)
    watch.focus()
    ida.page.keyboard.press("Enter")
    ida.page.wait_for_url("**/record/**")
    expect(ida.page.locator("#board, svg").first).to_be_visible()


def test_a_campaign_goes_along_in_the_file_of_my_games(people: People, file: Path, tmp_path: Path) -> None:
    """Ida goes on with it in another browser, by the keys of her file."""
    ida, elsewhere = people.come(), people.come("Ida elsewhere")
    brings(ida, file)
    expect(ida.button("openMission")).to_be_visible()
    ida.opens()
    ida.page.get_by_role("button", name=ida.words("backup")).click()
    dialog = ida.dialog("backup")
    dialog.get_by_role("checkbox").first.check()
    with ida.page.expect_download() as saving:
        ida.button("backupSaveNow", within=dialog).click()
    saved = tmp_path / saving.value.suggested_filename
    saving.value.save_as(saved)

    elsewhere.opens()
    elsewhere.page.get_by_role("button", name=elsewhere.words("backup")).click()
    dialog = elsewhere.dialog("backup")
    dialog.locator("input[type=file]").set_input_files(saved)
    expect(dialog).to_contain_text("1 campaign")
    elsewhere.button("backupTakeNow", within=dialog).click()
    elsewhere.button("close", within=dialog).click()
    campaigns = elsewhere.page.get_by_role("region", name=elsewhere.words("myCampaigns"))
    campaigns.get_by_role("link").click()
    expect(elsewhere.button("openMission")).to_be_visible()


def test_whichever_way_a_file_is_brought_it_is_taken_for_what_it_is(
    people: People, file: Path, tmp_path: Path
) -> None:
    ida = people.come()
    ida.expects_refusals = True
    ida.enters()
    dropped(ida, file.name, file.read_text("utf-8"))
    expect(ida.page.get_by_role("heading", name="Ink and Fever").first).to_be_visible()
    kept = {"kind": "eldertable-games", "version": 2, "made": 1, "keys": False, "settings": {}}
    games = json.dumps({**kept, "tables": [], "campaigns": [], "history": []})
    # Elsewhere it is said where it is taken in.
    mine = tmp_path / "games.json"
    mine.write_text(games, "utf-8")
    ida.page.get_by_label(ida.words("openCampaign")).set_input_files(mine)
    expect(ida.page.get_by_role("alert")).to_contain_text(ida.words("backup"))
    ida.enters()
    dropped(ida, "games.json", games)
    dialog = ida.dialog("backup")
    expect(ida.button("backupTakeNow", within=dialog)).to_be_visible()
    # Damaged or not, it is what it is; so is the next one that is dropped.
    dropped(ida, "games.json", games[:100])
    expect(dialog.get_by_role("alert")).to_have_text(ida.words("badBackup.damaged"))
    ida.button("close", within=dialog).click()
    dropped(ida, "half.json", file.read_text("utf-8")[:2000])
    expect(ida.page.get_by_role("alert")).to_contain_text("no campaign, or only a part")
    # The button for one kind opens the other, too.
    ida.page.get_by_label(ida.words("openCampaign")).set_input_files(RECORD)
    expect(ida.page.get_by_role("slider", name=ida.words("scrubber"))).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_file_of_an_older_version_says_what_can_no_longer_be_watched(people: People, lang: str) -> None:
    ida = people.come(lang=lang)
    brings(ida, FIRST_FORMAT)
    expect(ida.page.get_by_role("heading", name="Ink and Fever").first).to_be_visible()
    expect(ida.page.locator(".road .unchecked")).to_have_text([ida.words("missionUnchecked")] * 2)
    expect(ida.page.locator(".road").get_by_role("button")).to_have_count(0)
    # The third mission was begun there. Here it begins anew, and with it this note goes.
    note = ida.page.get_by_text(ida.words("missionAnew"))
    expect(note).to_be_visible()
    ida.must_be_accessible()
    ida.button("openMission").click()
    expect(ida.page.locator("#board")).to_be_visible()
    ida.page.go_back()
    expect(ida.page.get_by_role("heading", name="Ink and Fever").first).to_be_visible()
    expect(note).to_have_count(0)


@pytest.mark.parametrize(
    ("broken", "words"),
    [
        (lambda text: text[:2000], "only a part"),
        (lambda text: text.replace('"campaign": 2', '"campaign": 9'), "newer version"),
        (lambda text: text.replace('"mission": 3', '"mission": 5'), "does not follow"),
        (lambda text: text.replace('\\"answer\\":0', '\\"answer\\":1', 1), "Game 1"),
    ],
)
def test_a_file_that_cannot_be_is_refused_in_words(
    people: People, file: Path, tmp_path: Path, broken: object, words: str
) -> None:
    ida = people.come()
    ida.expects_refusals = True
    bad = tmp_path / "bad.json"
    bad.write_text(broken(file.read_text()))  # type: ignore[operator]
    assert bad.read_text() != file.read_text()
    brings(ida, bad)
    expect(ida.page.get_by_role("alert")).to_contain_text(words)
    assert ida.page.evaluate("localStorage['eldertable.campaigns'] ?? null") is None
    ida.must_be_accessible()

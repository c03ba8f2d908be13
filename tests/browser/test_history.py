"""The end of a game on the board, my games in the lobby, and all of them as one file."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.people import People, Person, Table
from tests.browser.test_learning import sits_down
from tests.browser.test_replay import gives_up


def test_a_finished_game_ends_on_the_board_and_stays_in_the_lobby_and_in_a_file(
    people: People, tmp_path: Path
) -> None:
    ida = people.come("Ida")
    path = gives_up(ida, 4)

    # over the board, until it is put away
    table = Table(ida)
    away = ida.button("lookAtBoard")
    expect(away).to_be_visible()
    ida.must_be_accessible()
    away.click()
    expect(away).to_be_hidden()
    expect(table.ending).to_be_visible()

    # in the lobby: lost, to be watched, not to be gone on with
    ida.enters()
    mine = ida.page.get_by_role("region", name=ida.words("myGames"))
    expect(mine.get_by_text(ida.words("results.lost"), exact=True).first).to_be_visible()
    expect(ida.page.get_by_text(ida.words("goOn"), exact=True)).to_have_count(0)
    mine.locator("summary").click()
    expect(mine.get_by_role("table", name=ida.words("myResults")).get_by_role("row")).to_have_count(2)
    ida.must_be_accessible()

    # as a file without keys, which another browser takes in once
    mine.get_by_role("button", name=ida.words("backup")).click()
    dialog = ida.dialog("backup")
    with ida.page.expect_download() as waiting:
        ida.button("backupSaveNow", within=dialog).click()
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)
    kept = json.loads(file.read_text("utf-8"))
    assert [game["id"] for game in kept["history"]] == [path.rpartition("/")[2]]
    assert all(one["secret"] is None and one["host"] is None for one in kept["tables"])
    dialog.get_by_role("checkbox").first.check()
    expect(dialog.get_by_role("alert")).to_have_text(ida.words("backupKeysWarning"))
    ida.must_be_accessible()

    bo = people.come("Bo")
    bo.enters()
    bo.page.get_by_role("button", name=bo.words("backup")).click()
    dialog = bo.dialog("backup")
    chooser = dialog.locator("input[type=file]")
    nonsense = tmp_path / "nonsense.json"
    nonsense.write_text("[]", "utf-8")
    chooser.set_input_files(nonsense)
    expect(dialog.get_by_role("alert")).to_have_text(bo.words("badBackup.foreign"))
    chooser.set_input_files(file)
    bo.button("backupTakeNow", within=dialog).click()
    expect(dialog.get_by_role("status")).to_be_visible()
    bo.must_be_accessible()
    bo.button("close", within=dialog).click()
    mine = bo.page.get_by_role("region", name=bo.words("myGames"))
    mine.get_by_role("link", name=bo.words("watch")).click()
    expect(bo.page.get_by_role("slider", name=bo.words("scrubber"))).to_be_visible()


def test_what_goes_on_can_be_gone_on_with_and_results_are_told_by_role(people: People) -> None:
    ida = people.come("Ida")
    for role in ("Police", "Deep Ones", "Police"):
        plays_as(ida, role)
        ida.page.get_by_role("banner").get_by_role("button", name=ida.words("table"), exact=True).click()
        ida.button("resign").click()
        ida.button("resignYes").click()
        expect(Table(ida).ending).to_be_visible()
    plays_as(ida, "Police")
    goes_on = ida.address.partition("#")[0]
    ida.enters()
    tables = ida.page.get_by_role("region", name=ida.words("myTables"))
    go_on = tables.get_by_role("link").filter(has_text=ida.words("goOn"))
    expect(go_on).to_have_count(1)
    mine = ida.page.get_by_role("region", name=ida.words("myGames"))
    mine.locator("summary").click()
    rows = mine.get_by_role("table", name=ida.words("myResults")).locator("tbody tr")
    # Played, won, shared, lost: all of the game, and below it by what was played, the most played first.
    told = [row.locator("th, td").all_inner_texts() for row in rows.all()]
    assert [" ".join(row) for row in told] == [
        "Eldritch Arkham 3 0 0 3",
        "Police 2 0 0 2",
        "Deep Ones 1 0 0 1",
    ]
    ida.must_be_accessible()
    go_on.click()
    ida.page.wait_for_url(f"**{goes_on}")
    ida.table().look()


def plays_as(ida: Person, role: str) -> None:
    """Sit down at a table against a bot, as one of two roles."""
    roles = {"Police": "police", "Deep Ones": "deep-ones"}
    other = next(one for name, one in roles.items() if name != role)
    sits_down(ida, "eldritch-arkham", options={"roles": [roles[role], other]})
    ida.table().look()

"""The client can be put among the programs of a phone or computer."""

from __future__ import annotations

from urllib.parse import urljoin

from tests.browser.people import People


def test_the_manifest_names_the_client_and_pictures_of_the_sizes_it_says(people: People) -> None:
    ida = people.come()
    ida.opens()
    address = ida.page.locator("link[rel=manifest]").get_attribute("href")
    assert address
    answer = ida.context.request.get(address)
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert manifest["name"] == "Eldertable"
    assert ida.context.request.get(manifest["start_url"]).ok
    drawn = [icon for icon in manifest["icons"] if icon["sizes"] != "any"]
    assert {(icon["sizes"], icon.get("purpose", "any")) for icon in drawn} >= {
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    }
    for icon in drawn:
        size = ida.page.evaluate(_SIZE, urljoin(ida.page.url, icon["src"]))
        assert size == icon["sizes"], f"{icon['src']} is {size}"


def test_the_picture_of_a_link_is_there_and_as_large_as_is_said(people: People) -> None:
    ida = people.come()
    ida.opens()

    def said(name: str) -> str | None:
        return ida.page.locator(f'meta[property="{name}"]').get_attribute("content")

    address = said("og:image")
    assert address
    assert address.startswith(ida.page.url)
    assert ida.page.evaluate(_SIZE, address) == f"{said('og:image:width')}x{said('og:image:height')}"


_SIZE = """async (address) => {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return `${picture.naturalWidth}x${picture.naturalHeight}`;
}"""

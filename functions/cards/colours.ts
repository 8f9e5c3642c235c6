import { site } from '#site'

type Name = keyof typeof site.colours.light

/** A colour of the site in light, as 0xRRGGBB: nobody knows where a card will be shown. */
export function colour(name: Name): number {
  return Number.parseInt(site.colours.light[name].slice(1), 16)
}

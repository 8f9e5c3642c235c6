/** The colours of cards, as 0xRRGGBB: those of the site in light. */
export const colours = {
  paper: 0xfbf3e6,
  ink: 0x2a1533,
  inkSoft: 0x64506c,
  band: 0x2a1533,
  onBand: 0xfbf3e6,
  onBandSoft: 0xc9b3cc,
  bandLine: 0x5b4464,
  gold: 0xf8c15a,
  accent: 0xf2653a,
}

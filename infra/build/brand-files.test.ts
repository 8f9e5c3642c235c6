import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { site } from '#site'
import { brandFiles, brandFileTypes, inlineLogo, logoFile } from './brand-files'
import { withDirection } from './right-to-left'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'brand-'))
  await mkdir(dirname(join(root, site.logo)), { recursive: true })
})
afterEach(() => rm(root, { recursive: true }))

const drawLogo = (svg: string) => writeFile(join(root, site.logo), svg)
const square = '<path fill="var(--accent, #ff0000)" d="M0 0h32v32H0z"/>'
const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">'

test('a small drawing is part of a page, and takes its colours there', async () => {
  await drawLogo(`<?xml version="1.0"?>\n${head} ${square}\n</svg>\n`)
  expect(inlineLogo(root)).toEqual({ viewBox: '0 0 32 32', drawing: square })
})

test.each([
  ['an id', `${head}<g id="a">${square}</g></svg>`],
  ['a class', `${head}<g class="a">${square}</g></svg>`],
  ['a style sheet', `${head}<style>path{fill:red}</style>${square}</svg>`],
  ['a colour for all of it', `${head.replace('<svg', '<svg fill="red"')}${square}</svg>`],
  ['many characters', `${head}${square.repeat(50)}</svg>`],
])('a drawing with %s is a file', async (_, svg) => {
  await drawLogo(svg)
  expect(inlineLogo(root)).toBeNull()
})

test('a file of its own has colours in place of custom properties', async () => {
  await drawLogo(`${head}${square}<path fill="var(--on-accent)"/><path fill="var(--unknown)"/></svg>`)
  expect(logoFile(root)).toBe(
    `${head}<path fill="#ff0000" d="M0 0h32v32H0z"/><path fill="${site.colours.light.onAccent}"/><path fill="var(--unknown)"/></svg>`,
  )
})

test('what is no SVG with a view box is refused by its name', async () => {
  for (const file of ['<svg width="32" height="32"/>', 'PNG', '']) {
    await drawLogo(file)
    expect(() => inlineLogo(root)).toThrow(`${site.logo}, the logo of site.ts, is no SVG with a viewBox`)
  }
})

test('icons have their sizes, and those of a phone no transparent corner', async () => {
  await drawLogo(`${head}${square}</svg>`)
  const files = await brandFiles(root)
  expect(Object.keys(files).toSorted()).toEqual(Object.keys(brandFileTypes).toSorted())
  const sizes = {
    'apple-touch-icon.png': 180,
    'icons/192.png': 192,
    'icons/512.png': 512,
    'icons/maskable-512.png': 512,
  }
  for (const [name, size] of Object.entries(sizes)) {
    const { data, info } = await sharp(files[name as keyof typeof sizes])
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([name, info.width, info.height]).toEqual([name, size, size])
    const middle = ((size / 2) * size + size / 2) * 4
    expect([...data.subarray(middle, middle + 4)]).toEqual([255, 0, 0, 255])
    const opaque = name.includes('apple') || name.includes('maskable')
    const [red = 0, green = 0, blue = 0, alpha] = data
    const paper = `#${[red, green, blue].map((each) => each.toString(16).padStart(2, '0')).join('')}`
    expect([name, opaque ? paper : null, alpha]).toEqual([
      name,
      opaque ? site.colours.light.paper : null,
      255,
    ])
  }
})

test('the manifest is that of the site', async () => {
  await drawLogo(`${head}${square}</svg>`)
  const { 'manifest.webmanifest': manifest } = await brandFiles(root)
  expect(JSON.parse(String(manifest))).toMatchObject({
    name: site.name,
    short_name: site.shortName,
    lang: site.language.tag,
    dir: site.language.direction,
    background_color: site.colours.light.paper,
    icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { purpose: 'maskable' }],
  })
})

test('only a site that is written from right to left has rules for that', () => {
  expect(withDirection('a{}\n@site-direction;\nb{}', 'ltr')).toBe('a{}\n\nb{}')
  expect(withDirection('@site-direction;', 'rtl')).toContain('unicode-bidi: plaintext')
})

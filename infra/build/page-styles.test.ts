import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { stylePartsOf } from './page-styles'

const [first, second] = ['coupon-card', 'stars']
const base = 'body{margin:0}'

test('a rule is for the module that its classes are of', () => {
  expect(
    stylePartsOf(
      `${base}.${first}-module__a{color:red}.${first}-module__b p{color:red}.${second}-module__a{color:red}`,
    ),
  ).toEqual([
    [[], base],
    [[first], `.${first}-module__a{color:red}.${first}-module__b p{color:red}`],
    [[second], `.${second}-module__a{color:red}`],
  ])
})

test('the order of the rules stays', () => {
  const css = `.${first}-module__a{color:red}.${second}-module__a{color:red}.${first}-module__b{color:red}${base}`
  const parts = stylePartsOf(css)
  expect(parts.map(([, text]) => text).join('')).toBe(css)
  expect(parts.map(([modules]) => modules)).toEqual([[first], [second], [first], []])
})

test('a rule that the build has put together for several modules is for each of them', () => {
  expect(stylePartsOf(`.${second}-module__a,.${first}-module__a{color:red}`)).toEqual([
    [[first, second], `.${second}-module__a,.${first}-module__a{color:red}`],
  ])
})

test('what applies under a condition is cut within it', () => {
  const css = `@media print{${base}.${first}-module__a{color:red}@supports (color:red){.${second}-module__a{color:red}}}`
  expect(stylePartsOf(css)).toEqual([
    [[], `@media print{${base}}`],
    [[first], `@media print{.${first}-module__a{color:red}}`],
    [[second], `@media print{@supports (color:red){.${second}-module__a{color:red}}}`],
  ])
})

test('an animation is for the module that its name is of, and no part of it is a rule of its own', () => {
  const css = `@keyframes ${first}-module__c{from{opacity:0}to{opacity:1}}@keyframes turn{to{rotate:1turn}}`
  expect(stylePartsOf(css)).toEqual([
    [[first], `@keyframes ${first}-module__c{from{opacity:0}to{opacity:1}}`],
    [[], '@keyframes turn{to{rotate:1turn}}'],
  ])
})

test.each([
  ["@font-face{font-family:'A';src:url(/a.woff2)}"],
  ['@import url(/a.css);'],
  ['.visually-hidden{color:red}'],
  ['.below-fold{color:red}'],
  ['p:not(.visually-hidden){color:red}'],
])('%s is for every page', (css) => {
  expect(stylePartsOf(css)).toEqual([[[], css]])
})

test.each(['site', 'admin'])('no two style modules that the build of %s may have share a name', (area) => {
  const names = ['app', 'components', 'lib', area].flatMap((folder) =>
    readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => basename(file)),
  )
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

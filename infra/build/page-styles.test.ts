import { expect, test } from 'vitest'
import { stylePartsOf } from './page-styles'

const [first, second] = ['ab', 'cd']
const base = 'body{margin:0}'

test('a rule is for the module that its classes are of', () => {
  expect(stylePartsOf(`${base}.${first}0{color:red}.${first}1 p{color:red}.${second}0{color:red}`)).toEqual([
    [[], base],
    [[first], `.${first}0{color:red}.${first}1 p{color:red}`],
    [[second], `.${second}0{color:red}`],
  ])
})

test('the order of the rules stays', () => {
  const css = `.${first}0{color:red}.${second}0{color:red}.${first}1{color:red}${base}`
  const parts = stylePartsOf(css)
  expect(parts.map(([, text]) => text).join('')).toBe(css)
  expect(parts.map(([modules]) => modules)).toEqual([[first], [second], [first], []])
})

test('a rule that the build has put together for several modules is for each of them', () => {
  expect(stylePartsOf(`.${second}0,.${first}0{color:red}`)).toEqual([
    [[first, second], `.${second}0,.${first}0{color:red}`],
  ])
})

test('what applies under a condition is cut within it', () => {
  const css = `@media print{${base}.${first}0{color:red}@supports (color:red){.${second}0{color:red}}}`
  expect(stylePartsOf(css)).toEqual([
    [[], `@media print{${base}}`],
    [[first], `@media print{.${first}0{color:red}}`],
    [[second], `@media print{@supports (color:red){.${second}0{color:red}}}`],
  ])
})

test('an animation is for the module that its name is of, and no part of it is a rule of its own', () => {
  const css = `@keyframes ${first}2{from{opacity:0}to{opacity:1}}@keyframes turn{to{rotate:1turn}}`
  expect(stylePartsOf(css)).toEqual([
    [[first], `@keyframes ${first}2{from{opacity:0}to{opacity:1}}`],
    [[], '@keyframes turn{to{rotate:1turn}}'],
  ])
})

test.each([
  ["@font-face{font-family:'A';src:url(/a.woff2)}"],
  ['@import url(/a.css);'],
  ['.visually-hidden{color:red}'],
  ['.below-fold{color:red}'],
  ['.zz0{color:red}'],
  ['p:not(.visually-hidden){color:red}'],
])('%s is for every page', (css) => {
  expect(stylePartsOf(css)).toEqual([[[], css]])
})

import { expect, test } from 'vitest'
import { buildTarget, oldestBrowsers } from '#infra/build/browsers'
import { refused } from './allowed'
import { newerCss } from './newer-css'
import { newerScript } from './newer-script'

const inCss = (text: string) => refused(newerCss(text)).map((line) => line.split(' is not in ')[0])
const inScript = (text: string) => refused(newerScript(text)).map((line) => line.split(' is not in ')[0])

test('the policy is the one of package.json, and the build has it as its target', () => {
  expect(oldestBrowsers).toEqual({
    chrome: '111',
    edge: '111',
    firefox: '115',
    safari: '16.4',
    safari_ios: '16.4',
  })
  expect(buildTarget).toEqual(['chrome111', 'edge111', 'firefox115', 'safari16.4', 'ios16.4'])
})

test.each([
  ['.a:has(b) { color: red }', ':has()'],
  ['.a { color: red; & b { color: blue } }', 'nesting'],
  ['.a { color: red; b { color: blue } }', 'nesting'],
  ['@scope (.a) { b { color: red } }', '@scope'],
  ['@starting-style { .a { opacity: 0 } }', '@starting-style'],
  ['.a { color: light-dark(red, blue) }', 'light-dark()'],
  ['.a { --a: light-dark(red, blue) }', 'light-dark()'],
  ['.a { inline-size: round(down, 100%, 3rem) }', 'round()'],
  ['.a { min-block-size: 2lh }', 'lh'],
  ['.a { anchor-name: --a }', 'anchor-name'],
  ['.a { field-sizing: content }', 'field-sizing'],
  ['.a:popover-open { color: red }', ':popover-open'],
  ['.a::details-content { color: red }', '::details-content'],
  ['@container style(--a: b) { .a { color: red } }', 'style()'],
  ['.a { align-content: center; user-select: none }', 'user-select'],
  ['@media (width >= 600px) { .a { color: red } }', null],
  ['@container (inline-size < 40rem) { .a { color: red } }', null],
  ['@layer a { .a:is(b, c):focus-visible { inset-inline: 0 } }', null],
  ['@supports selector(:has(a)) { .a:has(b) { color: red } }', null],
  ['@supports (color: light-dark(red, blue)) { .a { color: light-dark(red, blue) } }', null],
  ['.a { color: red; color: light-dark(red, blue) }', null],
  ['.a { -webkit-user-select: none; user-select: none }', null],
  ['.a\\:has { content: ":has(" ; background: url(light-dark.png) }', null],
  ['.a[data-b=":has()"]::before { color: color-mix(in srgb, red, blue); block-size: 100dvh }', null],
  ['h1 { text-wrap: balance }', null],
])('of a style sheet with %s it refuses %s', (text, feature) => {
  expect(inCss(text)).toEqual(feature === null ? [] : [feature])
})

test.each([
  ['AbortSignal.any([])', 'AbortSignal.any'],
  ['Array.fromAsync([])', 'Array.fromAsync'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['Object.groupBy([], String)', 'Object.groupBy'],
  ['URL.canParse("a")', 'URL.canParse'],
  ['new Set([1])["union"](new Set())', '.union()'],
  ['element().showPopover()', '.showPopover()'],
  ['element().addEventListener("scrollend", call)', 'event scrollend'],
  ['element().setAttribute("popover", "auto")', 'popover'],
  ['jsx("div", { popover: "auto" })', '<div popover>'],
  ['jsxs(`details`, { ...{ name: "a" } })', '<details name>'],
  ['new URLPattern({})', 'URLPattern'],
  ['window.scheduler', 'scheduler'],
  ['/(?i:a)/', '(?i:)'],
  ['/[\\p{L}--[a-z]]/v', 'RegExp v'],
  ['Promise.any([]); AbortSignal.timeout(1); structuredClone({})', null],
  ['form.requestSubmit(); list.toSorted().at(-1); list.findLast(Boolean)', null],
  ['jsx("button", { popoverless: true, name: "a" }); jsx("dialog", { closedby: "any" })', null],
  ['const URLPattern = class {}; new URLPattern()', null],
  ['class Own { any() {} run() { this.showPopover() } }', null],
  ['/(?<=a)b/u', null],
])('of a script with %s it refuses %s', (text, feature) => {
  expect(inScript(text)).toEqual(feature === null ? [] : [feature])
})

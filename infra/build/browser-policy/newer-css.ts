import { type AtRule, type Declaration, parse, type Rule } from 'postcss'
import { compatibility, type Feature, featureAt, featuresIn, lackingBrowsers } from './compatibility'
import type { Newer } from './newer'

const { css } = compatibility

/** Ignores what is behind `@supports`, after a fallback, or with a prefix. */
export function newerCss(text: string): Newer[] {
  const found: Newer[] = []
  const add = (name: string, feature: Feature | undefined, node: AtRule | Declaration | Rule) => {
    const browsers = lackingBrowsers(feature)
    if (browsers.length > 0 && !isGuarded(node, name))
      found.push({ feature: name, browsers, at: shown(node) })
  }
  const root = parse(text)
  root.walkAtRules((rule) => {
    add(`@${rule.name}`, featureAt(css['at-rules'], rule.name), rule)
    if (rule.name === 'media') addMediaFeatures(rule, add)
    if (rule.name === 'container' && rule.params.includes('style(')) {
      add('style()', featureAt(css['at-rules'], 'container', styleQueries), rule)
    }
  })
  root.walkRules((rule) => {
    if (isNested(rule)) add('nesting', featureAt(css.selectors, 'nesting'), rule)
    for (const pseudo of pseudosOf(rule.selector)) {
      add(pseudo, featureAt(css.selectors, pseudo.replaceAll(/[:()]/g, '')), rule)
    }
  })
  root.walkDecls((declaration) => addDeclaration(declaration, add))
  return found
}

const styleQueries = 'style_queries_for_custom_properties'

type Add = (name: string, feature: Feature | undefined, node: AtRule | Declaration | Rule) => void

function addMediaFeatures(rule: AtRule, add: Add) {
  const media = featureAt(css['at-rules'], 'media')
  for (const [, name = ''] of rule.params.matchAll(/\(\s*([a-z-]+)/g)) add(name, featureAt(media, name), rule)
  if (/[<>]/.test(rule.params)) add('range in @media', featureAt(media, 'range_syntax'), rule)
}

function addDeclaration(declaration: Declaration, add: Add) {
  const { prop, value } = declaration
  if (isPrefixed(prop)) return
  const property = featureAt(css.properties, prop)
  if (lackingBrowsers(property).length > 0) {
    if (!hasPrefixedBeside(declaration)) add(prop, property, declaration)
    return
  }
  if (hasFallback(declaration)) return
  const plain = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '')
  for (const [, word = '', call] of plain.matchAll(/(?<![\w#.-])([a-z][\w-]*)(\()?/g)) {
    if (call) add(`${word}()`, featureAt(property, word) ?? functions.get(word), declaration)
    else add(`${prop}: ${word}`, featureAt(property, word), declaration)
  }
  for (const [, unit = ''] of plain.matchAll(/(?<![\w#-])[\d.]+([a-z]+)/gi)) {
    add(unit, featureAt(css.types, 'length', unit), declaration)
  }
}

/** By name, anywhere in the data: light-dark() is below color. */
const functions = new Map(functionsIn(css.types))

function functionsIn(types: Feature | undefined): [string, Feature][] {
  return featuresIn(types).flatMap(([name, type]) => [...functionsIn(type), [name, type]])
}

/** `:has()`, `::before`. An unknown `::-webkit-…` is valid everywhere. */
function pseudosOf(selector: string): string[] {
  const plain = selector.replaceAll(/\\.|\[[^\]]*\]/g, '')
  return [...plain.matchAll(/::?[a-z-]+\(?/g)]
    .map(([pseudo]) => pseudo.replace('(', '()'))
    .filter((pseudo) => !pseudo.startsWith('::-webkit-'))
}

function isNested(rule: Rule): boolean {
  return rule.selector.includes('&') || rule.parent?.type === 'rule'
}

function isPrefixed(prop: string): boolean {
  return /^-(?:webkit|moz|ms)-/.test(prop)
}

function hasPrefixedBeside({ prop, parent }: Declaration): boolean {
  return Boolean(parent?.some((node) => node.type === 'decl' && /^-\w+-(.+)$/.exec(node.prop)?.[1] === prop))
}

/** An unknown value leaves the one before it in force. That of a custom property is never unknown. */
function hasFallback(declaration: Declaration): boolean {
  if (declaration.prop.startsWith('--')) return false
  const before = declaration.parent?.nodes.slice(0, declaration.parent.index(declaration)) ?? []
  return before.some((node) => node.type === 'decl' && node.prop === declaration.prop)
}

function isGuarded(node: AtRule | Declaration | Rule, name: string): boolean {
  for (let around = node.parent; around && around.type !== 'root'; around = around.parent) {
    if (around.type === 'atrule' && (around as AtRule).name === 'supports') {
      if ((around as AtRule).params.replaceAll(' ', '').includes(name.replaceAll(/[ )]/g, ''))) return true
    }
  }
  return false
}

function shown(node: AtRule | Declaration | Rule): string {
  if (node.type === 'atrule') return `@${node.name} ${node.params}`.slice(0, 120)
  if (node.type === 'rule') return node.selector.slice(0, 120)
  const rule = node.parent?.type === 'rule' ? node.parent.selector : ''
  return `${rule.slice(0, 80)} { ${String(node).slice(0, 80)}`
}

import { type ESTree, minifySync, parseSync, Visitor } from 'vite'
import { compatibility, type Feature, featureAt, featuresIn, lackingBrowsers } from './compatibility'
import type { Newer } from './newer'

/** Members are found by name, if no interface has it in all browsers. The build rewrites newer syntax. */
export function newerScript(source: string): Newer[] {
  const found: Newer[] = []
  // Declared names become short ones, which no global has.
  const text = minifySync('script.js', source, { compress: false, mangle: { toplevel: true } }).code
  const { program } = parseSync('script.js', text)
  const add = (feature: string, newer: Feature | undefined, { start, end }: ESTree.Span) => {
    const browsers = lackingBrowsers(newer)
    if (browsers.length > 0)
      found.push({ feature, browsers, at: text.slice(Math.max(0, start - 60), end + 40) })
  }
  new Visitor({
    MemberExpression(node) {
      const name = memberName(node)
      if (name === undefined || node.object.type === 'ThisExpression') return
      const { object } = node
      const owner = object.type === 'Identifier' ? object.name : ''
      if (isGlobalObject(owner)) add(name, globals.get(name), node)
      else if (globals.has(owner)) {
        add(owner, globals.get(owner), node)
        add(`${owner}.${name}`, memberOf(owner, name), node)
      }
    },
    CallExpression(node) {
      addCalled(node.callee)
      addMethod(node.callee)
      addAttributes(node, add)
      addEvent(node, add)
    },
    NewExpression(node) {
      addCalled(node.callee)
    },
    Literal(node) {
      if ('regex' in node) addExpression(node, node.regex, add)
    },
  }).visit(program)
  return found

  function addMethod(callee: ESTree.Expression) {
    if (callee.type !== 'MemberExpression' || callee.object.type === 'ThisExpression') return
    const name = memberName(callee) ?? ''
    if (callee.object.type !== 'Identifier' || !globals.has(callee.object.name)) {
      add(`.${name}()`, members.get(name), callee)
    }
  }

  function addCalled(callee: ESTree.Expression) {
    if (callee.type === 'Identifier') add(callee.name, globals.get(callee.name), callee)
  }
}

type Add = (feature: string, newer: Feature | undefined, at: ESTree.Span) => void

const { api, html, javascript } = compatibility
const { builtins } = javascript
const interfaces = { ...api, ...builtins }

const globals = new Map(
  [featureAt(api, 'Window'), interfaces, featureAt(builtins, 'globals')].flatMap(featuresIn),
)

/** Members that some browser lacks in all interfaces that have one of this name. */
const members = newerMembers()

function newerMembers(): Map<string, Feature> {
  const byName = new Map<string, Feature[]>()
  for (const [, owner] of featuresIn(interfaces)) {
    if (lackingBrowsers(owner).length > 0) continue
    for (const [name, member] of featuresIn(owner)) byName.set(name, [...(byName.get(name) ?? []), member])
  }
  return new Map(
    [...byName]
      .filter(([, all]) => all.every((member) => lackingBrowsers(member).length > 0))
      .map(([name, [member]]) => [name, member!]),
  )
}

function memberOf(owner: string, name: string): Feature | undefined {
  return featureAt(interfaces, owner, `${name}_static`) ?? featureAt(interfaces, owner, name)
}

function isGlobalObject(name: string): boolean {
  return ['window', 'globalThis', 'self'].includes(name)
}

function memberName({ computed, property }: ESTree.MemberExpression): string | undefined {
  if (!computed && property.type === 'Identifier') return property.name
  return textOf(property)
}

/** In jsx('dialog', { closedby: 'any' }), and in element.setAttribute('popover', 'auto'). */
function addAttributes({ callee, arguments: [first, second] }: ESTree.CallExpression, add: Add) {
  const text = textOf(first)
  if (text === undefined) return
  if (nameOfCall(callee) === 'setAttribute') add(text, attributeOf('', text), callee)
  else if (second?.type === 'ObjectExpression' && featureAt(html.elements, text)) {
    for (const name of keysOf(second)) add(`<${text} ${name}>`, attributeOf(text, name), second)
  }
}

function attributeOf(element: string, name: string): Feature | undefined {
  const attribute = name.toLowerCase()
  return featureAt(html.elements, element, attribute) ?? featureAt(html.global_attributes, attribute)
}

function keysOf({ properties }: ESTree.ObjectExpression): string[] {
  return properties.flatMap((property) => {
    if (property.type === 'SpreadElement') {
      return property.argument.type === 'ObjectExpression' ? keysOf(property.argument) : []
    }
    const { key } = property
    return (key.type === 'Identifier' ? key.name : textOf(key)) ?? []
  })
}

/** In addEventListener('scrollend', …). */
function addEvent({ callee, arguments: [first] }: ESTree.CallExpression, add: Add) {
  const event = nameOfCall(callee) === 'addEventListener' ? textOf(first) : undefined
  if (event !== undefined) add(`event ${event}`, members.get(`${event}_event`), callee)
}

function nameOfCall(callee: ESTree.Expression): string | undefined {
  return callee.type === 'MemberExpression' ? memberName(callee) : undefined
}

/** A minifier may write a string as a template. */
function textOf(node: { type: string } | undefined): string | undefined {
  if (node?.type === 'TemplateLiteral') {
    const { quasis } = node as ESTree.TemplateLiteral
    return quasis.length === 1 ? (quasis[0]?.value.cooked ?? undefined) : undefined
  }
  const value = node?.type === 'Literal' ? (node as ESTree.StringLiteral).value : undefined
  return typeof value === 'string' ? value : undefined
}

function addExpression(node: ESTree.Span, { pattern, flags }: { pattern: string; flags: string }, add: Add) {
  const expressions = javascript['regular_expressions']
  if (flags.includes('v')) add('RegExp v', featureAt(interfaces, 'RegExp', 'unicodeSets'), node)
  if (/\(\?<[=!]/.test(pattern)) add('lookbehind', featureAt(expressions, 'lookbehind_assertion'), node)
  if (/\(\?[ims-]+:/.test(pattern)) add('(?i:)', featureAt(expressions, 'modifier'), node)
}

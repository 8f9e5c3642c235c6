import type { Template } from './assembly'
import type { Part } from './template'

/** The dependencies of each node, by its name. */
export type Graph = Map<string, Set<string>>

/** A reference to a resource or a parameter, and to an attribute of it. */
interface Reference {
  to: string
  attribute?: string
}

const nestedStack = 'AWS::CloudFormation::Stack'

/**
 * The dependencies of each resource of a template: Ref, Fn::GetAtt and Fn::Sub anywhere, also in its named
 * conditions, and DependsOn. A nested stack is one resource, because CloudFormation creates all of it at
 * once.
 */
export function graphOf({ Resources, Conditions = {} }: Template): Graph {
  const ids = new Set(Object.keys(Resources))
  return new Map(
    Object.entries(Resources).map(([id, { DependsOn = [], Type: _type, ...rest }]) => {
      const referred = referencesIn(rest, Conditions).map(({ to }) => to)
      return [id, new Set([...[DependsOn].flat(), ...referred].filter((to) => ids.has(to)))]
    }),
  )
}

/** The dependencies of each stack: the stacks that export what it imports. */
export function graphOfStacks(stacks: Record<string, Template[]>): Graph {
  const exporters = new Map(
    Object.entries(stacks).flatMap(([stack, templates]) =>
      templates.flatMap(({ Outputs = {} }) =>
        Object.values(Outputs).flatMap(({ Export }) =>
          Export ? [[JSON.stringify(Export.Name), stack] as const] : [],
        ),
      ),
    ),
  )
  return new Map(
    Object.entries(stacks).map(([stack, templates]) => {
      const imported = templates.flatMap(({ Resources }) => valuesOf('Fn::ImportValue', Resources))
      return [
        stack,
        new Set(imported.map((name) => exporters.get(JSON.stringify(name)) ?? unknownExport(name))),
      ]
    }),
  )
}

/** References without a target. CloudFormation refuses them, but the CDK does not. */
export function danglingIn(templates: Record<string, Template>): string[] {
  return Object.entries(templates).flatMap(([file, template]) => [
    ...unknownNamesIn(template).map((name) => `${file}: there is no ${name}`),
    ...nestedIn(template, templates).flatMap(({ id, nested, given }) => [
      ...differences(Object.keys(nested.Parameters ?? {}), given).map(
        (name) => `${file}: ${id} needs ${name}`,
      ),
      ...differences(given, Object.keys(nested.Parameters ?? {})).map(
        (name) => `${file}: ${id} has no ${name}`,
      ),
      ...differences(outputsAskedOf(id, template), Object.keys(nested.Outputs ?? {})).map(
        (name) => `${file}: ${id} does not output ${name}`,
      ),
    ]),
  ])
}

/** The shortest path from a node back to itself; null without one. */
export function cycleIn(graph: Graph): string[] | null {
  const done = new Set<string>()
  for (const start of graph.keys()) {
    const cycle = visit(start, [])
    if (cycle) return cycle
  }
  return null

  function visit(node: string, path: string[]): string[] | null {
    const at = path.indexOf(node)
    if (at >= 0) return [...path.slice(at), node]
    if (done.has(node)) return null
    for (const next of graph.get(node) ?? []) {
      const cycle = visit(next, [...path, node])
      if (cycle) return cycle
    }
    done.add(node)
    return null
  }
}

function unknownNamesIn({ Resources, Parameters = {}, Outputs = {}, Conditions = {} }: Template): string[] {
  const known = new Set([...Object.keys(Resources), ...Object.keys(Parameters)])
  const dependencies = Object.values(Resources).flatMap(
    ({ DependsOn = [] }) => [DependsOn].flat() as string[],
  )
  const referred = referencesIn([Resources, Outputs], Conditions).map(({ to }) => to)
  return [...dependencies, ...referred].filter((name) => !known.has(name) && !name.startsWith('AWS::'))
}

/** The nested stacks whose template is given. The CDK's metadata names their files. */
function nestedIn({ Resources }: Template, templates: Record<string, Template>) {
  return Object.entries(Resources).flatMap(([id, { Type, Properties, Metadata }]) => {
    const nested = Type === nestedStack ? templates[Metadata?.['aws:asset:path']] : undefined
    return nested ? [{ id, nested, given: Object.keys(Properties.Parameters ?? {}) }] : []
  })
}

function outputsAskedOf(id: string, { Resources, Outputs = {} }: Template): string[] {
  return referencesIn([Resources, Outputs]).flatMap(({ to, attribute = '' }) =>
    to === id && attribute.startsWith('Outputs.') ? [attribute.slice('Outputs.'.length)] : [],
  )
}

function referencesIn(value: unknown, conditions: Record<string, Part> = {}): Reference[] {
  if (Array.isArray(value)) return value.flatMap((each) => referencesIn(each, conditions))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'Ref') return [{ to: String(inner) }]
    if (key === 'Fn::GetAtt') return [attributeOf(inner)]
    if (key === 'Fn::Sub') return referencesInText(inner, conditions)
    if (key === 'Fn::If') return referencesIn([conditions[inner[0]], inner.slice(1)], conditions)
    return referencesIn(inner, conditions)
  })
}

/** `["Table", "Arn"]`, or `"Table.Arn"`. */
function attributeOf(value: string | [string, unknown]): Reference {
  const [to = '', ...rest] = Array.isArray(value) ? value : value.split('.')
  return { to, attribute: rest.join('.') }
}

/**
 * The `${Names}` of a text, without `${!Literals}` and own variables, whose values may contain references
 * too.
 */
function referencesInText(
  value: string | [string, Record<string, unknown>],
  conditions: Record<string, Part>,
): Reference[] {
  const [text, variables = {}] = Array.isArray(value) ? value : [value]
  const names = [...text.matchAll(/\$\{([^!}][^}]*)\}/g)].map(([, name = '']) => name.trim())
  return [
    ...names.filter((name) => !(name in variables)).map(attributeOf),
    ...referencesIn(variables, conditions),
  ]
}

function valuesOf(key: string, value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap((each) => valuesOf(key, each))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === key ? [inner, ...valuesOf(key, inner)] : valuesOf(key, inner),
  )
}

function unknownExport(name: unknown): never {
  throw new Error(`No stack exports ${JSON.stringify(name)}.`)
}

const differences = (of: string[], without: string[]) => of.filter((each) => !without.includes(each))

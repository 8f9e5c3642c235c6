import type { Template } from './assembly'
import type { Part } from './template'

export type Graph = Map<string, Set<string>>

/**
 * The dependencies of each resource of a template: Ref, Fn::GetAtt and Fn::Sub anywhere, also in its named
 * conditions, and DependsOn. A nested stack is one resource, because CloudFormation creates all of it at
 * once.
 */
export function graphOf({ Resources, Conditions = {} }: Template): Graph {
  const ids = new Set(Object.keys(Resources))
  return new Map(
    Object.entries(Resources).map(([id, { DependsOn = [], Type: _type, ...rest }]) => {
      const referred = referencesIn(rest, Conditions)
      return [id, new Set([...[DependsOn].flat(), ...referred].filter((to) => ids.has(to)))]
    }),
  )
}

/** References without a target. CloudFormation refuses them, but the CDK does not. */
export function danglingIn({
  Resources,
  Parameters = {},
  Outputs = {},
  Conditions = {},
}: Template): string[] {
  const known = new Set([...Object.keys(Resources), ...Object.keys(Parameters)])
  const dependencies = Object.values(Resources).flatMap(
    ({ DependsOn = [] }) => [DependsOn].flat() as string[],
  )
  const referred = referencesIn([Resources, Outputs], Conditions)
  return [...dependencies, ...referred].filter((name) => !known.has(name) && !name.startsWith('AWS::'))
}

/** The resources and parameters that it names. */
function referencesIn(value: unknown, conditions: Record<string, Part> = {}): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => referencesIn(each, conditions))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'Ref') return [String(inner)]
    if (key === 'Fn::GetAtt') return [resourceOf(inner)]
    if (key === 'Fn::Sub') return referencesInText(inner, conditions)
    if (key === 'Fn::If') return referencesIn([conditions[inner[0]], inner.slice(1)], conditions)
    return referencesIn(inner, conditions)
  })
}

/** `["Table", "Arn"]`, or `"Table.Arn"`. */
function resourceOf(value: string | [string, unknown]): string {
  return (Array.isArray(value) ? value[0] : value.split('.')[0]) ?? ''
}

/** The `${Names}` of a text, without `${!Literals}`, and what the values of its variables name. */
function referencesInText(
  value: string | [string, Record<string, unknown>],
  conditions: Record<string, Part>,
): string[] {
  const [text, variables = {}] = Array.isArray(value) ? value : [value]
  const names = [...text.matchAll(/\$\{([^!}][^}]*)\}/g)].map(([, name = '']) => name.trim())
  return [
    ...names.filter((name) => !(name in variables)).map(resourceOf),
    ...referencesIn(variables, conditions),
  ]
}

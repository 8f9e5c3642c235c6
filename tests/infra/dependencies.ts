import type { Template } from './assembly'
import type { Part } from './template'

export type Graph = Map<string, Set<string>>

/**
 * The dependencies of each resource of a template: Ref, Fn::GetAtt and Fn::Sub anywhere, also in its named
 * conditions, and DependsOn. A nested stack is one resource, because CloudFormation creates all of it at
 * once. That every reference has a target, and none leads back, is for cfn-lint (`npm run check:templates`).
 */
export function graphOf({ Resources, Conditions = {} }: Template): Graph {
  const ids = new Set(Object.keys(Resources))
  return new Map(
    Object.entries(Resources).map(([id, { DependsOn = [], Type: _type, ...rest }]) => {
      const named: string[] = [[DependsOn].flat(), referencesIn(rest, Conditions)].flat()
      return [id, new Set(named.filter((to) => ids.has(to)))]
    }),
  )
}

/** The ids that a part refers to, and names in texts that may be ids. */
function referencesIn(value: unknown, conditions: Record<string, Part>): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => referencesIn(each, conditions))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'Ref') return [String(inner)]
    // `["Table", "Arn"]`, or `"Table.Arn"`.
    if (key === 'Fn::GetAtt') return [String([inner].flat()[0]).split('.')[0]!]
    if (key === 'Fn::If') return referencesIn([conditions[inner[0]], inner.slice(1)], conditions)
    if (key !== 'Fn::Sub') return referencesIn(inner, conditions)
    const [text, variables] = [inner].flat()
    const names = [...String(text).matchAll(/\$\{([^!}.]+)[^}]*\}/g)].map(([, name = '']) => name.trim())
    return [...names, ...referencesIn(variables, conditions)]
  })
}

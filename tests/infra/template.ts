import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { templatesIn } from './assembly'
import type { AssemblyName } from './synthesize'

// oxlint-disable-next-line typescript/no-explicit-any -- a template holds whatever its resources have
export type Part = any

export interface Resource {
  id: string
  Type: string
  DeletionPolicy?: string
  DependsOn?: string[]
  Properties: Part
}

const known = new Map<AssemblyName, Resource[]>()

export function resourcesOf(name: AssemblyName): Resource[] {
  const found = known.get(name) ?? readResources(join(inject('assemblies'), name))
  known.set(name, found)
  return found
}

export function ofType(name: AssemblyName, type: string): Resource[] {
  return resourcesOf(name).filter(({ Type }) => Type === type)
}

export function oneOf(name: AssemblyName, type: string, id = ''): Resource {
  const found = ofType(name, type).filter((resource) => resource.id.startsWith(id))
  if (found.length !== 1) throw new Error(`${name} has ${found.length} of ${type} ${id}`)
  return found[0] as Resource
}

/** The distribution of the site, with its behaviours and their policies. */
export function cdnOf(name: AssemblyName) {
  const config = (): Part =>
    oneOf(name, 'AWS::CloudFront::Distribution', 'CdnDistribution').Properties.DistributionConfig
  return {
    config,
    policyOf: (type: string, id: string): Part =>
      oneOf(name, `AWS::CloudFront::${type}`, id).Properties[`${type}Config`],
    behaviors: (): Part[] => [config().DefaultCacheBehavior, ...config().CacheBehaviors],
    behaviorOf: (path: string): Part =>
      config().CacheBehaviors.find(({ PathPattern }: Part) => PathPattern === path),
    originOf: (id: string): Part => config().Origins.find(({ Id }: Part) => Id === id),
  }
}

export function outputsOf(name: AssemblyName): Record<string, string> {
  const folder = join(inject('assemblies'), name)
  const { artifacts } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  const stack = Object.values<Part>(artifacts).find(({ type }) => type === 'aws:cloudformation:stack')
  const file = join(folder, stack.properties.templateFile)
  const { Outputs } = JSON.parse(readFileSync(file, 'utf8'))
  return Object.fromEntries(Object.entries<Part>(Outputs).map(([key, { Value }]) => [key, textOf(Value)]))
}

function readResources(folder: string): Resource[] {
  return Object.values(templatesIn(folder)).flatMap(({ Resources }) =>
    Object.entries(Resources).map(([id, resource]) => ({ Properties: {}, ...resource, id })),
  )
}

/** A value with references as texts: `<Table.Arn>/index/byList`. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return String(value)
  if ('Ref' in value) return `<${shorten(String(value.Ref))}>`
  if ('Fn::GetAtt' in value) return `<${shorten((value['Fn::GetAtt'] as string[]).join('.'))}>`
  if ('Fn::Join' in value) {
    const [separator, parts] = value['Fn::Join'] as [string, unknown[]]
    return parts.map(textOf).join(separator)
  }
  return JSON.stringify(value)
}

/** Nested stacks pass values as parameters. Their names tell the origin. */
function shorten(reference: string): string {
  return reference
    .replace(/^referenceto.*?NestedStackResource[0-9A-F]{8}Outputs.*?standalone[0-9a-f]{10}/, '')
    .replace(/[0-9A-F]{8}/g, '')
}

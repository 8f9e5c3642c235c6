import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { type Environment, environmentOf } from '#infra/environments'
import { type Template, templatesIn } from './assembly'
import { graphOf } from './dependencies'
import { type AssemblyName, assemblyNames } from './synthesize'
import { type Part, textOf } from './template'

// What CloudFormation must not create at the same time, or one right after the other.

describe.each(assemblyNames)('in %s', (name) => {
  const templates = () => Object.values(templatesIn(join(inject('assemblies'), name)))

  test('no function may create a log group that the template owns', () => {
    const groups = templates().flatMap((template) => resourcesIn(template, 'AWS::Logs::LogGroup'))
    expect(groups.length).toBeGreaterThan(0)
    const byDefault = groups.map(([, { LogGroupName = '' }]) => textOf(LogGroupName))
    expect(byDefault.filter((each) => each.startsWith('/aws/lambda/'))).toEqual([])
  })

  test('every function that renders HTML waits for all files that it may name', () => {
    const [service, rendering] = templates()
      .map((template) => [template, renderingIn(template)] as const)
      .find(([, functions]) => functions.length > 0) as [Template, string[]]
    const uploads = resourcesIn(service, 'Custom::CDKBucketDeployment').map(([id]) => id)
    expect([rendering.length, uploads.length]).toEqual([2, 4])
    const graph = graphOf(service)
    for (const id of rendering) expect([...(graph.get(id) ?? [])]).toEqual(expect.arrayContaining(uploads))
  })

  test('a firewall is associated in a stack that is created after the slow ones', () => {
    const all = templates()
    const associating = all.filter((each) => resourcesIn(each, 'AWS::WAFv2::WebACLAssociation').length > 0)
    expect(associating).toHaveLength(environmentFor(name).firewall ? 1 : 0)
    for (const template of associating) expect(resourcesIn(template, 'AWS::WAFv2::WebACL')).toEqual([])
    const root = graphOf(
      all.find((each) => resourcesIn(each, 'AWS::CloudFormation::Stack').length > 0) as Template,
    )
    const waiting = [...root].find(([id]) => id.startsWith('operations'))?.[1] ?? []
    expect([...waiting].filter((id) => id.startsWith('service'))).toHaveLength(1)
  })
})

const environmentFor = (name: AssemblyName): Environment => environmentOf(name === 'changed' ? 'prod' : name)

function resourcesIn({ Resources }: Template, type: string): [string, Part][] {
  return Object.entries(Resources).flatMap(([id, { Type, Properties = {} }]) =>
    Type === type ? [[id, Properties] as [string, Part]] : [],
  )
}

function renderingIn(template: Template): string[] {
  const functions = resourcesIn(template, 'AWS::Lambda::Function')
  const pages = functions.find(([id]) => id.startsWith('FunctionsPages'))?.[1].Code.S3Key
  return functions.flatMap(([id, { Code }]) => (pages && Code.S3Key === pages ? [id] : []))
}

import { join } from 'node:path'
import { array, assert, nat, property, tuple } from 'fast-check'
import { describe, expect, inject, test } from 'vitest'
import { templatesIn } from './assembly'
import { cycleIn, danglingIn, graphOf, graphOfStacks } from './dependencies'
import { assemblyNames } from './synthesize'
import type { Part } from './template'

describe.each(assemblyNames)('in %s', (name) => {
  const templates = () => templatesIn(join(inject('assemblies'), name))

  test('no resource depends on itself', () => {
    const all = Object.entries(templates())
    expect(all).toHaveLength(6)
    expect(all.map(([file, template]) => [file, cycleIn(graphOf(template))])).toEqual(
      all.map(([file]) => [file, null]),
    )
  })

  test('no stack depends on itself', () => {
    expect(cycleIn(graphOfStacks({ [name]: Object.values(templates()) }))).toBeNull()
  })

  test('every reference has a target, through nested stacks too', () => {
    expect(danglingIn(templates())).toEqual([])
  })
})

/** All ways in which a resource may depend on another one. */
const waysToWait: Record<string, (id: string) => Part> = {
  Ref: (id) => ({ Properties: { Deep: [{ Name: { Ref: id } }] } }),
  'Fn::GetAtt': (id) => ({ Properties: { Role: { 'Fn::GetAtt': [id, 'Arn'] } } }),
  'Fn::GetAtt as text': (id) => ({ Properties: { Role: { 'Fn::GetAtt': `${id}.Arn` } } }),
  'Fn::GetAtt of a nested stack': (id) => ({
    Properties: { Parameters: { Table: { 'Fn::GetAtt': [id, 'Outputs.Table'] } } },
  }),
  'Fn::Sub': (id) => ({ Properties: { Name: { 'Fn::Sub': `a-\${${id}}` } } }),
  'Fn::Sub of an attribute': (id) => ({ Properties: { Name: { 'Fn::Sub': `a-\${${id}.Arn}` } } }),
  'Fn::Sub by a variable': (id) => ({
    Properties: { Name: { 'Fn::Sub': ['${Part}', { Part: { 'Fn::Join': ['', ['a', { Ref: id }]] } }] } },
  }),
  'Fn::If': (id) => ({ Properties: { Name: { 'Fn::If': ['Never', 'a', { Ref: id }] } } }),
  'a tag': (id) => ({ Properties: { Tags: [{ Key: 'a', Value: { Ref: id } }] } }),
  DependsOn: (id) => ({ DependsOn: id }),
  'DependsOn several': (id) => ({ DependsOn: [id] }),
}
const ways = Object.values(waysToWait)

test.each(Object.entries(waysToWait))('a cycle over %s is found', (_, wait) => {
  const Resources = { A: wait('B'), B: { DependsOn: 'C' }, C: wait('A') }
  expect(cycleIn(graphOf({ Resources }))).toEqual(['A', 'B', 'C', 'A'])
})

test('own variables of Fn::Sub, and literals, are not references', () => {
  const Resources = {
    A: { Properties: { Name: { 'Fn::Sub': ['${A} ${!A} ${AWS::Region}', { A: 'text' }] } } },
  }
  expect(cycleIn(graphOf({ Resources }))).toBeNull()
})

/** Resources that depend only on later ones, in any of the ways. */
const withoutCycle = array(array(tuple(nat(20), nat(ways.length - 1)), { maxLength: 1 }), {
  minLength: 2,
  maxLength: 20,
}).map((rows) =>
  rows.map((waits, at) =>
    waits.flatMap(([step, way]) => (at + 1 + step < rows.length ? [{ to: at + 1 + step, way }] : [])),
  ),
)

function templateOf(rows: { to: number; way: number }[][]) {
  const resources = rows.map((waits, at) => [
    `R${at}`,
    Object.assign({ Type: 'AWS::SNS::Topic' }, ...waits.map(({ to, way }) => ways[way]!(`R${to}`))),
  ])
  return { Resources: Object.fromEntries(resources) as Record<string, Part> }
}

test('resources that depend only on later ones have no cycle, until one depends on an earlier one', () => {
  assert(
    property(withoutCycle, nat(ways.length - 1), nat(ways.length - 1), (rows, back, on) => {
      expect(cycleIn(graphOf(templateOf(rows)))).toBeNull()
      const last = rows.length - 1
      const closed = [[{ to: last, way: on }], ...rows.slice(1, -1), [{ to: 0, way: back }]]
      expect(cycleIn(graphOf(templateOf(closed)))?.length).toBeGreaterThan(1)
    }),
  )
})

test('stacks that import from each other are found', () => {
  const exporting = (name: string, imported: string) => [
    {
      Resources: { A: { Properties: { Name: { 'Fn::ImportValue': imported } } } },
      Outputs: { O: { Value: 'x', Export: { Name: name } } },
    },
  ]
  expect(cycleIn(graphOfStacks({ one: exporting('a', 'b'), two: exporting('b', 'a') }))).toEqual([
    'one',
    'two',
    'one',
  ])
})

test('a parameter without a value, and a missing output, are found', () => {
  const outer = {
    Resources: {
      Inner: {
        Type: 'AWS::CloudFormation::Stack',
        Properties: { Parameters: { Unknown: 'x' } },
        Metadata: { 'aws:asset:path': 'inner' },
      },
      Other: { Properties: { A: { 'Fn::GetAtt': ['Inner', 'Outputs.Nothing'] }, B: { Ref: 'Nobody' } } },
    },
  }
  const inner = { Parameters: { Wanted: { Type: 'String' } }, Resources: {} }
  expect(danglingIn({ outer, inner })).toEqual([
    'outer: there is no Nobody',
    'outer: Inner needs Wanted',
    'outer: Inner has no Unknown',
    'outer: Inner does not output Nothing',
  ])
})

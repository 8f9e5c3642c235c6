import { join } from 'node:path'
import { Template } from 'aws-cdk-lib/assertions'
import { expect, inject, test } from 'vitest'
import { templatesIn } from './assembly'
import { danglingIn } from './dependencies'
import { assemblyNames } from './synthesize'

test.each(assemblyNames)('in %s no resource depends on itself, and every reference has a target', (name) => {
  const templates = Object.values(templatesIn(join(inject('assemblies'), name)))
  expect(templates).toHaveLength(6)
  for (const template of templates) {
    expect(danglingIn(template)).toEqual([])
    // It throws where resources form a cycle.
    expect(Template.fromJSON({ ...template }).toJSON()).toBeDefined()
  }
})

import { array, assert, constantFrom, property, stringMatching } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { environmentOf } from '#infra/environments'
import { isLike } from './effective-policy'
import { cdnOf, oneOf, type Part, textOf } from './template'
import { testedEnvironments } from './synthesize'

const protectedOnes = testedEnvironments.filter((name) => environmentOf(name).firewall)

test('there is an environment with a firewall', () => {
  expect(protectedOnes).toContain('prod')
})

describe.each(protectedOnes)('in %s', (name) => {
  const rule = () => {
    const { Rules } = oneOf(name, 'AWS::WAFv2::WebACL', 'CdnFirewall').Properties
    return Rules.find(({ Name }: Part) => Name === 'too-many-requests').Statement.RateBasedStatement
  }
  const isCounted = (path: string) => holds(rule().ScopeDownStatement, path)

  const names = 'assets media api favicon.svg person.svg icons manifest.webmanifest home store ..'
  const segment = constantFrom(...names.split(' '), '')
  const path = array(segment, { minLength: 1, maxLength: 4 }).map((segments) => `/${segments.join('/')}`)

  test('the firewall counts exactly the requests that CloudFront sends first to the API or for pages', () => {
    const { CacheBehaviors, OriginGroups, Origins } = cdnOf(name).config()
    const buckets = new Set(
      Origins.flatMap(({ Id, S3OriginConfig }: Part) => (S3OriginConfig ? [textOf(Id)] : [])),
    )
    // An image that is not there is asked of the API as well, whose route for what has none is throttled.
    for (const { Id, Members } of OriginGroups.Items) {
      if (buckets.has(textOf(Members.Items[0].OriginId))) buckets.add(textOf(Id))
    }
    const isFile = (address: string) => {
      const behavior = CacheBehaviors.find(({ PathPattern }: Part) => isLike(PathPattern, address))
      return behavior !== undefined && buckets.has(textOf(behavior.TargetOriginId))
    }
    const agree = (address: string) => {
      expect([address, isCounted(address)]).toEqual([address, !isFile(address)])
    }
    assert(property(path, agree))
    assert(property(stringMatching(/^\/[a-z./%]{0,12}$/), agree))
  })

  test('the limit for each address is that of the environment', () => {
    const { Limit, AggregateKeyType } = rule()
    expect([Limit, AggregateKeyType]).toEqual([environmentOf(name).firewall?.requestsPerAddress, 'IP'])
  })
})

function holds(statement: Part, path: string): boolean {
  const [[kind, value]] = Object.entries<Part>(statement) as [[string, Part]]
  if (kind === 'NotStatement') return !holds(value.Statement, path)
  if (kind === 'OrStatement') return value.Statements.some((each: Part) => holds(each, path))
  if (kind !== 'ByteMatchStatement') throw new Error(`The tests can't evaluate ${kind}.`)
  expect([value.FieldToMatch, value.TextTransformations]).toEqual([
    { UriPath: {} },
    [{ Priority: 0, Type: 'NONE' }],
  ])
  const { PositionalConstraint, SearchString } = value
  return PositionalConstraint === 'EXACTLY' ? path === SearchString : path.startsWith(SearchString)
}

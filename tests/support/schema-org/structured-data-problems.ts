import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'
import { vocabularyOfPages, type Vocabulary } from './vocabulary'

const own = (name: string) => ({ '@id': `schema:${name}` })

/** The vocabulary in the form in which schema.org publishes it. */
function published(types: Vocabulary) {
  const domains = new Map<string, string[]>()
  for (const [name, { properties }] of Object.entries(types)) {
    for (const property of properties) domains.set(property, [...(domains.get(property) ?? []), name])
  }
  return {
    '@graph': [
      ...Object.entries(types).map(([name, { parents }]) => ({
        ...own(name),
        '@type': 'rdfs:Class',
        ...(parents.length > 0 && { 'rdfs:subClassOf': parents.map(own) }),
      })),
      ...[...domains].map(([property, names]) => ({
        ...own(property),
        '@type': 'rdf:Property',
        'schema:domainIncludes': names.map(own),
      })),
    ],
  }
}

const validator = new Validator(published(vocabularyOfPages()))

/** Unknown types and properties, and what Google’s rich results miss, be it required or recommended. */
export async function structuredDataProblems(html: string): Promise<string[]> {
  const found = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(html)
  const issues = await validator.validate(found)
  return issues.map(
    ({ rootType, issueMessage, path }) => `${rootType}: ${issueMessage} ${JSON.stringify(path)}`,
  )
}

import type { ReactNode } from 'react'
import { site } from '#site'
import written from '../../../site/imprint.md?raw'
import { LegalText } from './legal-text'

const { imprint: lines, contact } = site

export default function ImprintPage() {
  return (
    <LegalText page="imprint" written={written}>
      <p>{site.name} is run by:</p>
      <h2>Contact</h2>
      <dl>
        {lines.map(([term, value]) => (
          <Detail key={term} term={term}>
            {value}
          </Detail>
        ))}
        <Detail term="Email">
          <bdi dir="ltr">{contact.email}</bdi>
        </Detail>
        <Detail term="Phone">
          <bdi dir="ltr">{contact.phone}</bdi>
        </Detail>
      </dl>
    </LegalText>
  )
}

const Detail = ({ term, children }: { term: string; children: ReactNode }) => (
  <>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </>
)

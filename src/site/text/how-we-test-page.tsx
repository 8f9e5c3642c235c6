import written from '../../../site/how-we-test.md?raw'
import { LegalText } from './legal-text'

export default function HowWeTestPage() {
  return <LegalText page="howWeTest" written={written} />
}

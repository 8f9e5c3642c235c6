import written from '../../../site/accessibility.md?raw'
import { LegalText } from './legal-text'

export default function AccessibilityPage() {
  return <LegalText page="accessibility" written={written} />
}

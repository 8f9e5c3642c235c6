import written from '../../../site/terms-conditions.md?raw'
import { LegalText } from './legal-text'

export default function TermsConditionsPage() {
  return <LegalText page="termsConditions" written={written} />
}

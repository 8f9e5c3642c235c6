import written from '../../../site/privacy-policy.md?raw'
import { LegalText } from './legal-text'

export default function PrivacyPolicyPage() {
  return <LegalText page="privacyPolicy" written={written} />
}

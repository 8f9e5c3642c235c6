/** The password policy of the Cognito pool. Forms check it before Cognito does. */
export const passwordPolicy = { minLength: 8, maxLength: 256 } as const

const kinds = [
  { name: 'a lower-case letter', pattern: /[a-z]/ },
  { name: 'a capital letter', pattern: /[A-Z]/ },
  { name: 'a digit', pattern: /\d/ },
  // The characters that Cognito counts. A space counts, but not at the ends.
  { name: 'a special character', pattern: /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+-]|\S \S/ },
]

/** What a password lacks, as a sentence; null for one that Cognito accepts. */
export function passwordProblem(password: string): string | null {
  const { minLength, maxLength } = passwordPolicy
  if (password.length < minLength) return `Password must have at least ${minLength} characters.`
  if (password.length > maxLength) return `Password may have at most ${maxLength} characters.`
  if (password !== password.trim()) return 'Password may not start or end with a space.'
  const missing = kinds.find(({ pattern }) => !pattern.test(password))
  return missing ? `Password must contain ${missing.name}.` : null
}

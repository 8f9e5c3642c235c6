/** The roles. A user's role is the Cognito group they are in. */
export const staffRoles = ['admin', 'manager', 'user'] as const

export type Role = (typeof staffRoles)[number]

/** The strongest role among a person's groups; null if none is a staff role. */
export function roleOf(groups: readonly string[]): Role | null {
  return staffRoles.find((role) => groups.includes(role)) ?? null
}

/** Whether the change takes permissions away. Roles are listed from the strongest on. */
export function isDemotion(from: Role, to: Role): boolean {
  return staffRoles.indexOf(to) > staffRoles.indexOf(from)
}

/** Null if storage is blocked: the property throws then, or is null. */
export function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage
  } catch {
    return null
  }
}

/** False if storage is blocked or full. */
export function canStore(): boolean {
  try {
    const storage = browserStorage()
    storage?.setItem(probe, probe)
    storage?.removeItem(probe)
    return storage !== null
  } catch {
    return false
  }
}

const probe = 'probe'

/** The browser's local storage. Null where it is blocked: then the property throws, or is null itself. */
export function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage
  } catch {
    return null
  }
}

/** Whether something can be stored. It can't if storage is blocked or full. */
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

import { useEffect, useEffectEvent } from 'react'

/** Calls the handler, as it was rendered last, for each such event of the document. */
export function useDocumentEvent<Type extends keyof DocumentEventMap>(
  type: Type,
  handler: (event: DocumentEventMap[Type]) => void,
): void {
  const handle = useEffectEvent(handler)
  useEffect(() => {
    const listen = (event: DocumentEventMap[Type]) => handle(event)
    document.addEventListener(type, listen)
    return () => document.removeEventListener(type, listen)
  }, [type])
}

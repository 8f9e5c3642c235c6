import { type ReactNode, useEffect, useRef, useState } from 'react'
import button from '#components/button.module.css'

/** The states of each component. */
export type Stories = Record<string, Record<string, ReactNode>>

export const nothing = () => undefined

export const never = () => new Promise<never>(nothing)

/** A long word and a long line, as hostile as names of stores may be. */
export const longName = 'Donaudampfschifffahrtsgesellschaftskapitän & Sons, Purveyors of Everything'

export const longText = 'Came the next day, well packed, and it does what it says on its box. '.repeat(8)

/** An image without a server. */
export const pictureText =
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480">' +
  '<rect width="480" height="480" fill="#b93609"/><path d="M0 480 480 0v480z" fill="#f6b73c"/></svg>'
export const picture = `data:image/svg+xml,${encodeURIComponent(pictureText)}`

/** An address that shows nothing. */
export const brokenPicture = 'data:image/webp;base64,AAAA'

/** A component that covers the page, behind a button. `children` gets the function that closes it. */
export function Opened({ children }: { children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={button.quiet} data-opens onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && children(() => setOpen(false))}
    </>
  )
}

/** Presses its button again and again, so that a state which passes stays. */
export function Pressed({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const press = () => place.current?.querySelector('button')?.click()
    press()
    const timer = setInterval(press, 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <div ref={place} data-pressed>
      {children}
    </div>
  )
}

/** Types a text into its field. */
export function Typed({ text, children }: { text: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const field = place.current!.querySelector('input')!
    // React ignores a value that is set on the element itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }, [text])
  return <div ref={place}>{children}</div>
}

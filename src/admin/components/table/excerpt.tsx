import { Button } from '@aws-amplify/ui-react'
import { useEffect, useRef, useState } from 'react'
import styles from './excerpt.module.css'
import { None } from './none'

export function Excerpt({ text }: { text: string }) {
  return text ? <Lines key={text} text={text} /> : <None />
}

function Lines({ text }: { text: string }) {
  const element = useRef<HTMLParagraphElement>(null)
  const [isCut, setCut] = useState(false)
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    const shown = element.current!
    const observer = new ResizeObserver(() => setCut(shown.scrollHeight > shown.clientHeight))
    observer.observe(shown)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <p ref={element} dir="auto" className={`clamped ${styles.text}`} data-whole={isWhole}>
        {text}
      </p>
      {(isCut || isWhole) && (
        <Button
          className={styles.more ?? ''}
          variation="link"
          size="small"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Read less' : 'Read all'}
        </Button>
      )}
    </>
  )
}

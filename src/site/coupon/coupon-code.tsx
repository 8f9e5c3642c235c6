import { useRef, useState } from 'react'
import { CopyButton } from '#components/copy-button'
import styles from './coupon-dialog.module.css'

/** If the browser refuses to copy, the code is selected for copying by hand. */
export function CouponCode({ code }: { code: string }) {
  const [refused, setRefused] = useState(false)
  const text = useRef<HTMLElement>(null)

  function selectCode() {
    setRefused(true)
    if (text.current) getSelection()?.selectAllChildren(text.current)
  }

  return (
    <>
      <div className={`wrap ${styles.code}`}>
        <code ref={text} dir="auto">
          {code}
        </code>
        <CopyButton text={code} onRefused={selectCode} />
      </div>
      <p role="status" className={styles.refused}>
        {refused && 'Your browser did not let us copy. The code is selected: copy it by hand.'}
      </p>
    </>
  )
}

import { useEffect, useState } from 'react'
import { carousel, nextOffset } from './carousel'

/** Shows the next page every three seconds while `running`, with a fade of half a second. */
export function useCarousel(length: number, running: boolean): { offset: number; fading: boolean } {
  const [offset, setOffset] = useState(0)
  const [fading, setFading] = useState(false)

  useEffect(() => {
    if (!running || length <= carousel.pageSize) return undefined
    let fade: ReturnType<typeof setTimeout> | undefined
    const interval = setInterval(() => {
      setFading(true)
      fade = setTimeout(() => {
        setOffset((now) => nextOffset(now, length))
        setFading(false)
      }, carousel.fade)
    }, carousel.interval)
    return () => {
      clearInterval(interval)
      clearTimeout(fade)
      setFading(false)
    }
  }, [length, running])

  return { offset: offset < length ? offset : 0, fading }
}

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { site } from '#site'
import type { Coupon } from '#domain/coupon/coupon'
import { isRedeemable } from '#domain/coupon/coupon-status'
import { couponHeading } from '#domain/coupon/coupon-wording'
import type { Store } from '#domain/store/store'
import { Icon } from '#components/icon'
import { renderSlot } from '#components/slot'
import { StoreLogo } from '#components/store-logo'
import { useBackdropClose } from '#lib/use-backdrop-close'
import { useIsHydrating } from '#lib/use-is-hydrating'
import { aboveCode, endOfCouponDialog, inCouponDialog } from '../features/coupons-page'
import { OutLink } from '../out-link/out-link'
import { CouponCode } from './coupon-code'
import { countView } from './counted-view'
import styles from './coupon-dialog.module.css'
import { EndedCoupon } from './ended-coupon'
import { KeyTerms } from './offer-terms'
import { useIsUsable } from './use-is-usable'

interface Props {
  coupon: Coupon
  store: Store
  live: Coupon[] | undefined
  onClose: () => void
}

/** The server renders it open, so it can be read without our script. The script makes it modal. */
export function CouponDialog({ coupon, store, live, onClose }: Props) {
  const isUsable = useIsUsable(coupon)
  const dialog = useModal(onClose)
  // The server's dialog does not move again, below a finger that may be about to press.
  const cameWithPage = useIsHydrating()
  const [rises] = useState(!cameWithPage)
  useBackdropClose(dialog)
  useCountedView(coupon._id, isUsable)
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-rises={rises}
      open
      aria-labelledby="coupon-heading"
      tabIndex={-1}
      onClose={onClose}
      {...{ closedby: 'any' }}
    >
      <form method="dialog" className={`screen-only ${styles.closing}`}>
        <button type="submit" className={`icon-button ${styles.close}`} aria-label="Close">
          <Icon name="close" />
        </button>
      </form>
      <div className={`stack ${styles.top}`}>
        <StoreLogo store={store} alt={`${store.name} logo`} load="now" sizes="79px" width="dialog" />
        <p className={styles.store} dir="auto">
          {store.name}
        </p>
        <h2 id="coupon-heading">{couponHeading(coupon)}</h2>
        <p className="soft" dir="auto">
          {coupon.title}
        </p>
        {isUsable && <p className={styles.end}>{coupon.labels.date || site.withoutEndDate}</p>}
        {isUsable && <KeyTerms coupon={coupon} part={hasLongTerms(coupon) ? 'facts' : 'all'} />}
        {isUsable && renderSlot(aboveCode, { coupon, store })}
      </div>
      {isUsable ? (
        <Claim coupon={coupon} store={store} />
      ) : (
        <EndedCoupon coupon={coupon} live={live?.filter(({ status }) => isRedeemable(status))} />
      )}
    </dialog>
  )
}

/** Long terms are below the code, so that the code stays in view. */
function hasLongTerms({ terms }: Coupon): boolean {
  return terms.length > 160 || terms.split('\n').length > 3
}

function Claim({ coupon, store }: Pick<Props, 'coupon' | 'store'>) {
  return (
    <div className={styles.stub}>
      {coupon.couponCode ? (
        <>
          <p>Claim your Exclusive Coupon Codes</p>
          <CouponCode code={coupon.couponCode} />
        </>
      ) : (
        coupon.type === 'deal' && <p>No code needed: the price drops in the shop.</p>
      )}
      <OutLink
        store={store}
        coupon={coupon}
        placement="dialog"
        className={coupon.couponCode ? `quiet-button ${styles.other}` : 'primary-button'}
      >
        <span>
          <span className={styles.label}>
            Shop at <bdi>{store.name}</bdi>
          </span>
          <Icon name="outward" />
          <span className="visually-hidden"> (opens in a new tab)</span>
        </span>
      </OutLink>
      {hasLongTerms(coupon) && <KeyTerms coupon={coupon} part="terms" />}
      {renderSlot(inCouponDialog, { coupon, store })}
      <p className={styles.small}>{renderSlot(endOfCouponDialog, { coupon })}</p>
    </div>
  )
}

function useCountedView(id: string, counts: boolean) {
  useEffect(() => {
    if (!counts) return
    countView(id).catch(() => undefined)
  }, [id, counts])
}

/** Focuses Copy. Of a deal the dialog itself, so that nothing is left by accident. */
function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || element.dataset.modal) return
    if (!element.open) return onClose()
    element.dataset.modal = 'true'
    // Not close(), which would fire the close event.
    element.removeAttribute('open')
    element.showModal()
    ;(element.querySelector<HTMLElement>('code + button') ?? element).focus()
  }, [onClose])
  return dialog
}

import styles from './our-story-page.module.css'

/** Left edge, top, tilt and colour of the coupons in the drawer, from the back to the front. */
const sorted: [x: number, y: number, tilt: number, colour: string][] = [
  [208, 92, -3, 'gold'],
  [372, 74, 1, 'plate'],
  [580, 86, -2, 'gold'],
  [256, 138, 2, 'accent-fill'],
  [500, 132, -2, 'plate'],
  [622, 146, 3, 'accent-fill'],
]

const dividers = [200, 330, 460, 590]

export const StoryPicture = ({ text }: { text: string }) => (
  <svg className={styles.picture} width="960" height="280" viewBox="0 0 960 280" role="img" aria-label={text}>
    <rect width="960" height="280" rx="24" fill="var(--surface-sunk)" />
    {sorted.slice(0, 3).map(ticket)}
    {dividers.map((x) => (
      <path key={x} d={`M${x} 250V132l8-14h64l8 14h90v118z`} fill="var(--ink-soft)" />
    ))}
    {sorted.slice(3).map(ticket)}
    <g transform="rotate(-7 430 90)">
      <Ticket x={364} y={28} colour="gold" />
      <circle cx="430" cy="68" r="24" fill="var(--ok)" />
      <path
        d="m419 68 8 8 14-16"
        fill="none"
        stroke="var(--on-danger)"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </g>
    <path d="M140 216h680l-15 70H155z" fill="var(--band-line)" />
    <path d="M132 204h696a8 8 0 0 1 8 8v12H124v-12a8 8 0 0 1 8-8z" fill="var(--control-line)" />
    <rect x="410" y="242" width="140" height="22" rx="11" fill="var(--gold-bright)" />
    <path d="m48 248 84-24 12 36-84 22z" fill="var(--line)" />
    <path d="m836 268 72-32 20 32z" fill="var(--line)" />
  </svg>
)

const ticket = ([x, y, tilt, colour]: (typeof sorted)[number]) => (
  <g key={x} transform={`rotate(${tilt} ${x + 66} ${y + 70})`}>
    <Ticket x={x} y={y} colour={colour} />
  </g>
)

const Ticket = ({ x, y, colour }: { x: number; y: number; colour: string }) => (
  <g transform={`translate(${x} ${y})`}>
    <path
      d="M12 0h108a12 12 0 0 1 12 12v64a10 10 0 0 0 0 20v54H0v-54a10 10 0 0 0 0-20V12A12 12 0 0 1 12 0z"
      fill={`var(--${colour})`}
    />
    <path d="M14 86h104" stroke="var(--on-gold)" strokeWidth="3" strokeDasharray="6 7" opacity="0.5" />
  </g>
)

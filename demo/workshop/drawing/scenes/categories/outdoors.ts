import { circle, drawing, shape, stroke } from '../../svg'
import { cloud, paint, pine, shadow } from '../props'

/** A tent below the mountains at sunrise. */
export const outdoors = drawing(
  800,
  600,
  '#FCD9A6',
  circle(560, 216, 112, '#FFEFC9'),
  circle(560, 216, 78, paint.honey),
  cloud(170, 150, 1.1),
  cloud(690, 118, 0.7),
  shape('M0 400 L150 214 L250 320 L392 156 L560 352 L640 276 L800 420 L800 600 L0 600 Z', '#E9A27C'),
  shape('M392 156 L446 219 L412 240 L386 216 L352 246 L330 228 Z', paint.cream),
  shape('M150 214 L196 263 L158 272 L136 250 L112 262 Z', paint.cream),
  shape('M0 430 C140 340 280 380 400 420 C540 464 660 380 800 390 L800 600 L0 600 Z', paint.sage),
  shape('M0 490 C180 420 320 450 470 484 C600 514 700 470 800 462 L800 600 L0 600 Z', paint.leaf),
  pine(84, 520, 210, paint.forest),
  pine(172, 500, 150, '#2F6A57'),
  pine(716, 520, 240, paint.forest),
  pine(630, 496, 156, '#2F6A57'),
  shape('M0 560 C220 508 560 512 800 556 L800 600 L0 600 Z', paint.forest),
  shadow(410, 532, 330),
  shape('M410 330 L560 530 L260 530 Z', paint.coral),
  shape('M410 330 L560 530 L470 530 Z', paint.rust),
  shape('M410 372 L452 530 L368 530 Z', paint.ink),
  shape('M410 372 L410 530 L368 530 Z', '#FFE1A1'),
  stroke('M410 330 L400 312 M410 330 L420 312', paint.bark, 7),
)

import { lookOf } from '../../app/motion/lookOf.ts'
import { mover } from '../../app/motion/mover.ts'
import { move } from '../../app/motion/play.ts'
import '../../styles/tokens.css'

// React warns where `act` is used without this; browser tests let React render by itself and wait for what is seen.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })

// Pages move from the first one on, whether or not what comes later has come.
mover.current = { lookOf, move }

import '../../styles/tokens.css'

// React warns where `act` is used without this; browser tests let React render by itself and wait for what is seen.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })

export { Ad, type AdErrorDetail, type AdProps } from './Ad.tsx'

export { Swiper, type SwiperEvent, type SwiperProps, type SwiperTurn } from './Swiper.tsx'
export { SwiperItem, type SwiperItemProps } from './SwiperItem.tsx'

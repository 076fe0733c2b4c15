/** English texts of `Swiper`. */
export const enSwiper = {
  'swiper.carousel': 'carousel',
  'swiper.slide': 'slide',
  'swiper.slides': 'Slides',
  'swiper.position': '{current} of {total}',
  'swiper.previous': 'Previous slide',
  'swiper.next': 'Next slide',
  'swiper.pause': 'Stop the rotation',
  'swiper.play': 'Start the rotation',
} as const

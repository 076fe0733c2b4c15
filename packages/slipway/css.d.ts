/** Style sheets are imported for their effect; a bundler collects them. */
declare module '*.css'

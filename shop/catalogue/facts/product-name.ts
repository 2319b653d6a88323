/** In a file of its own: the header of every page needs the name, and none of the other facts. */
export const PRODUCT_NAME = 'Plunge One'

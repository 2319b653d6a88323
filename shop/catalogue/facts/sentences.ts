import { hoursText } from './hours.ts'
import { practiceFacts } from './practice.ts'
import { productFacts } from './product.ts'
import { serviceFacts } from './service.ts'

const { tub, chiller, power, temperature, steel, lid, timber, filterMicron } = productFacts
const { clearanceM, ratedCapacityLitres, fillVolumeLitres } = productFacts

/** Facts in the words of the specification, so that every page says them in the same way. */
export const factText = {
  tubSize: `${tub.value.lengthCm}cm long × ${tub.value.widthCm}cm wide × ${tub.value.heightCm}cm high`,
  tubWeight: `${tub.value.weightKg}kg`,
  chillerSize: `${chiller.value.lengthCm}cm × ${chiller.value.widthCm}cm × ${chiller.value.heightCm}cm`,
  chillerWeight: `${chiller.value.weightKg}kg`,
  chillerPower: `${chiller.value.horsepower}HP ${chiller.value.watts}W`,
  temperatureRange: `${temperature.value.minC}°C to ${temperature.value.maxC}°C`,
  temperatureRangeInWords: `${temperature.value.minC} to ${temperature.value.maxC} degrees`,
  powerSupply: `${power.value.volts}v/${power.value.hertz}hz`,
  outlet: `${power.value.amps}amp standard outlet`,
  outletInProse: `${power.value.amps} A`,
  steel: `${steel.value.grade} ${steel.value.text}`,
  lid: `${lid.value.core} with ${lid.value.cover}`,
  timber: timber.value,
  filter: `${filterMicron.value}-micron filter`,
  clearance: `${clearanceM.value} m`,
  ratedCapacity: `${ratedCapacityLitres.value} litres`,
  fillVolume: `about ${fillVolumeLitres.value} litres`,
  warranty: `${serviceFacts.warrantyYears.value} year warranty`,
  reviews: `(${serviceFacts.reviews.value.count} reviews)`,
  suburb: `${serviceFacts.address.value.suburb} ${serviceFacts.address.value.state} ${serviceFacts.address.value.postcode}`,
  pickupHours: `${hoursText(serviceFacts.pickupHours.value)}, Sun closed`,
  phoneHours: hoursText(serviceFacts.phoneHours.value),
  emptyWeight: `about ${productFacts.aboutEmptyKg.value} kg empty`,
  installationTime: practiceFacts.installation.value.installation,
} as const

/** The six features of the product page, in the order of the specification; the sixth is ruled. */
export const features: readonly string[] = [
  `${factText.chillerPower} chiller`,
  'Ozone filtration',
  'Advanced diagnostics',
  'WiFi smart control',
  `Temperature range ${factText.temperatureRange}`,
  `${factText.timber} and ${steel.value.grade} marine-grade stainless steel`,
]

export interface SpecificationRow {
  label: string
  value: string
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const specificationTable: readonly SpecificationRow[] = [
  { label: 'External timber', value: factText.timber },
  { label: 'Tub', value: factText.steel },
  { label: 'Lid', value: sentenceCase(factText.lid) },
  { label: 'Size', value: factText.tubSize },
  { label: 'Weight', value: factText.tubWeight },
  { label: 'Chiller', value: `${factText.chillerSize}, ${factText.chillerWeight}` },
  { label: 'Power', value: factText.powerSupply },
  { label: 'Electrical', value: factText.outlet },
  { label: 'Chiller power', value: factText.chillerPower },
  { label: 'Temperature range', value: factText.temperatureRange },
  { label: 'Filtration', value: `Ozone and a ${factText.filter}` },
  { label: 'Water to fill the tub', value: sentenceCase(factText.fillVolume) },
  { label: 'Chiller rated for up to', value: factText.ratedCapacity },
  { label: 'Clearance around the chiller', value: factText.clearance },
  { label: 'Control', value: `Display on the chiller, and WiFi through ${productFacts.controlName.value}` },
]

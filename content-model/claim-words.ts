import type { FactsInAllLanguages } from './schemas/facts-schema.ts';

export type Claim = keyof FactsInAllLanguages['claims'];

/** Words that say a claim in a sentence without its placeholder, by language. A claim that cannot be empty has none. */
export const claimWords: Readonly<Record<string, Partial<Record<Claim, RegExp>>>> = {
  en: {
    since: /\bsince (19|20)\d\d\b/i,
    years: /\byears (of )?experience\b|\byears in business\b/i,
    families: /\bfamilies served\b/i,
    satisfaction: /\bsatisf(action|ied)\b/i,
    licensed: /\bwe are (fully )?(licensed|certified)\b|\blicenses us\b/i,
    healthDepartment: /\bhealth department\b/i,
    medicare: /\bmedicare[- ](certified|approved)\b/i,
    monitoring: /\b24\/7\b|\baround the clock\b|\bcontrolled access\b/i,
    parking: /\bparking\b/i,
    entrance: /\bentrance\b|\bwheelchair[- ]accessible\b/i,
    transit: /\bpublic trans(portation|it)\b|\bbus (stop|line)\b/i,
    rides: /\b(our|a|the) rides?\b|\btransportation\b/i,
    promise: /\bwithin (a day|\d+ hours)\b/i,
  },
  es: {
    since: /\bdesde (19|20)\d\d\b/i,
    years: /\baños de (experiencia|servicio)\b/i,
    families: /\bfamilias atendidas\b/i,
    satisfaction: /\bsatisf(acción|ech[ao]s?)/i,
    licensed: /\btenemos licencia\b|\bda la licencia\b|\bestamos certificados\b/i,
    healthDepartment: /\bdepartamento de salud\b/i,
    medicare: /\b(certificado|aprobado) por medicare\b/i,
    monitoring: /\blas 24 horas\b|\bacceso controlado\b/i,
    parking: /\bestacionamiento\b/i,
    entrance: /\bentrada\b|\bentrar en silla de ruedas\b/i,
    transit: /\btransporte público\b|\bparada\b/i,
    rides: /\bdamos transporte\b|\b(el|nuestro) transporte\b/i,
    promise: /\ben (un día|\d+ horas)\b/i,
  },
};

import type { Language } from '../language.ts';

type Words = { heading: string; explanation: string };

/** Everything that can stand in the way of an answer, with its status and its words: `{phone}` becomes the center's number, and what stands in brackets leads to the contact page. */
export const PROBLEMS = {
  framing: {
    status: 400,
    en: {
      heading: 'That did not arrive in one piece',
      explanation: 'Please go back, load the page again and send once more, or call us at {phone}.',
    },
    es: {
      heading: 'El mensaje no llegó completo',
      explanation: 'Vuelva atrás, cargue la página de nuevo y envíela otra vez, o llámenos al {phone}.',
    },
  },
  'bad-form': {
    status: 400,
    en: {
      heading: 'We could not read the form',
      explanation: 'Please go back, load the page again and send once more, or call us at {phone}.',
    },
    es: {
      heading: 'No pudimos leer el formulario',
      explanation: 'Vuelva atrás, cargue la página de nuevo y envíelo otra vez, o llámenos al {phone}.',
    },
  },
  'bad-key': {
    status: 400,
    en: {
      heading: 'We could not read the form',
      explanation: 'Please load the page again and send once more, or call us at {phone}.',
    },
    es: {
      heading: 'No pudimos leer el formulario',
      explanation: 'Cargue la página de nuevo y envíelo otra vez, o llámenos al {phone}.',
    },
  },
  'cross-site': {
    status: 403,
    en: {
      heading: 'Please use the form on our own website',
      explanation:
        'This request came from another website, so we did not take it. Please send it again from here, or call us at {phone}.',
    },
    es: {
      heading: 'Use el formulario de nuestro sitio',
      explanation:
        'Esta solicitud vino de otro sitio web y no la aceptamos. Envíela de nuevo desde aquí o llámenos al {phone}.',
    },
  },
  'not-found': {
    status: 404,
    en: { heading: 'This page is not here', explanation: 'Please start from our home page, or call us at {phone}.' },
    es: {
      heading: 'Esta página no existe',
      explanation: 'Empiece por nuestra página principal o llámenos al {phone}.',
    },
  },
  method: {
    status: 405,
    en: {
      heading: 'This address cannot take that',
      explanation: 'Please use the form on our [contact page], or call us at {phone}.',
    },
    es: {
      heading: 'Esta dirección no acepta eso',
      explanation: 'Use el formulario de nuestra [página de contacto] o llámenos al {phone}.',
    },
  },
  timeout: {
    status: 408,
    en: {
      heading: 'The connection was too slow',
      explanation: 'Please try again where the signal is better, or call us at {phone}.',
    },
    es: {
      heading: 'La conexión fue demasiado lenta',
      explanation: 'Inténtelo de nuevo con mejor señal o llámenos al {phone}.',
    },
  },
  'too-large': {
    status: 413,
    en: {
      heading: 'Your message is too long',
      explanation:
        'Please go back, where your browser kept what you wrote, shorten the message and send it again. Or call us at {phone}.',
    },
    es: {
      heading: 'Su mensaje es demasiado largo',
      explanation:
        'Vuelva atrás, donde su navegador guardó lo que escribió, acorte el mensaje y envíelo otra vez. O llámenos al {phone}.',
    },
  },
  'too-long': {
    status: 413,
    en: {
      heading: 'Your message is too long',
      explanation:
        'The form below holds only the beginning of your message. Please look at where it ends now, and send it again. Or call us at {phone}.',
    },
    es: {
      heading: 'Su mensaje es demasiado largo',
      explanation:
        'El formulario de abajo solo tiene el comienzo de su mensaje. Revise dónde termina ahora y envíelo otra vez. O llámenos al {phone}.',
    },
  },
  type: {
    status: 415,
    en: {
      heading: 'We could not read the form',
      explanation: 'Please send it from our [contact page], or call us at {phone}.',
    },
    es: {
      heading: 'No pudimos leer el formulario',
      explanation: 'Envíelo desde nuestra [página de contacto] o llámenos al {phone}.',
    },
  },
  expectation: {
    status: 417,
    en: {
      heading: 'This address cannot take that',
      explanation: 'Please use the form on our [contact page], or call us at {phone}.',
    },
    es: {
      heading: 'Esta dirección no acepta eso',
      explanation: 'Use el formulario de nuestra [página de contacto] o llámenos al {phone}.',
    },
  },
  'missing-field': {
    status: 422,
    en: {
      heading: 'Something is still missing',
      explanation:
        'We need your name, address, email and phone number to answer you. Please fill in what is missing and send again, or call us at {phone}.',
    },
    es: {
      heading: 'Todavía falta algo',
      explanation:
        'Necesitamos su nombre, dirección, correo electrónico y teléfono para responderle. Complete lo que falta y envíe de nuevo, o llámenos al {phone}.',
    },
  },
  'not-an-email': {
    status: 422,
    en: {
      heading: 'Please check your email address',
      explanation: 'It should look like name@example.com. Please correct it and send again, or call us at {phone}.',
    },
    es: {
      heading: 'Revise su correo electrónico',
      explanation: 'Debe verse como nombre@example.com. Corríjalo y envíe de nuevo, o llámenos al {phone}.',
    },
  },
  'wrong-form': {
    status: 422,
    en: {
      heading: 'Please use the form on this page',
      explanation:
        'What we received was not our tour request form. Please send it again from here, or call us at {phone}.',
    },
    es: {
      heading: 'Use el formulario de esta página',
      explanation:
        'Lo que recibimos no era nuestro formulario de visita. Envíelo de nuevo desde aquí o llámenos al {phone}.',
    },
  },
  'key-reused': {
    status: 422,
    en: {
      heading: 'We already have this request',
      explanation:
        'It was received with other details. To send a new one, please load the page again, or call us at {phone}.',
    },
    es: {
      heading: 'Ya tenemos esta solicitud',
      explanation:
        'La recibimos con otros datos. Para enviar una nueva, cargue la página de nuevo o llámenos al {phone}.',
    },
  },
  'too-many': {
    status: 429,
    en: {
      heading: 'Too many requests at once',
      explanation:
        'Many requests came from your connection in a short time. Please wait ten minutes and send again, or call us now at {phone}.',
    },
    es: {
      heading: 'Demasiadas solicitudes a la vez',
      explanation:
        'Llegaron muchas solicitudes desde su conexión en poco tiempo. Espere diez minutos y envíe de nuevo, o llámenos ahora al {phone}.',
    },
  },
  'headers-too-large': {
    status: 431,
    en: {
      heading: 'Your browser sent too much',
      explanation: 'Please clear the cookies for this website and try again, or call us at {phone}.',
    },
    es: {
      heading: 'Su navegador envió demasiado',
      explanation: 'Borre las cookies de este sitio e inténtelo de nuevo, o llámenos al {phone}.',
    },
  },
  broken: {
    status: 500,
    en: {
      heading: 'Something went wrong on our side',
      explanation: 'We are sorry. Please try again in a minute, or call us at {phone}.',
    },
    es: {
      heading: 'Algo falló de nuestro lado',
      explanation: 'Lo sentimos. Inténtelo de nuevo en un minuto o llámenos al {phone}.',
    },
  },
  unavailable: {
    status: 503,
    en: {
      heading: 'We could not save your request',
      explanation:
        'We are sorry: it has not reached us yet. Please press the button again in a minute, or call us now at {phone}.',
    },
    es: {
      heading: 'No pudimos guardar su solicitud',
      explanation:
        'Lo sentimos: todavía no nos ha llegado. Pulse el botón otra vez en un minuto o llámenos ahora al {phone}.',
    },
  },
} as const satisfies Record<string, { status: number } & Record<Language, Words>>;

/** Name of a problem. */
export type Problem = keyof typeof PROBLEMS;

/** The signs of the factions in a field of 24 by 24: each has its own outline, so that nobody needs its colour. */

export interface Sign {
  outline: string;
  inner: string;
}

export const EMBLEMS: Readonly<Record<string, Sign>> = {
  G: {
    outline: "M12 .8L22.6 20.6Q12 24.6 1.4 20.6Z",
    inner: "M5.6 15.6Q12 18.4 18.4 15.6L19.6 18Q12 20.9 4.4 18ZM12 7.2a2 2 0 1 0 .01 0Z",
  },
  A: {
    outline: "M12 1.2C19 1.2 22.8 6 22.5 11.3C22.1 17.4 15.8 23 12 23C8.2 23 1.9 17.4 1.5 11.3C1.2 6 5 1.2 12 1.2Z",
    inner: "M4.6 10.2Q10.3 9.4 10.9 15.4Q5 15.6 4.6 10.2ZM19.4 10.2Q13.7 9.4 13.1 15.4Q19 15.6 19.4 10.2Z",
  },
  I: {
    outline: "M12 .4L23.6 12L12 23.6L.4 12Z",
    inner: "M12 6a3.2 3.2 0 0 1 1.7 5.9L14.8 17.6H9.2L10.3 11.9A3.2 3.2 0 0 1 12 6Z",
  },
  R: {
    outline: "M7 1.6H17L23 12L17 22.4H7L1 12Z",
    inner: "M12 4.4Q16.8 12 12 19.6Q7.2 12 12 4.4Z",
  },
};

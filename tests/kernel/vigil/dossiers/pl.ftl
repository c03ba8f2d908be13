presets-long-winter-adds = Pięć nocy i nikt nie zawiesił dzwonu.
presets-long-winter-winning = Jak zawsze, ale odwagi musi starczyć na dłużej.
presets-long-winter-length = Dwa razy dłużej.

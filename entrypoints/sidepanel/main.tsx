document.getElementById("root")?.append("hi");
